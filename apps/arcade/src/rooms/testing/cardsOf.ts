import type { Card } from '../../tables/rules/Card.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Reads cards such as `3s 10h`. */
export const cardsOf = (text: string): Card[] =>
  text.split(' ').map((name) => 'scdh'.indexOf(name.slice(-1)) * 13 + ranks.indexOf(name.slice(0, -1)));
