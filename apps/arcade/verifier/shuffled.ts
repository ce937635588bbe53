import type { Draw } from './drawsOf.ts';

/** Deals cards of so many decks, by "Cards" of docs/fairness.md. */
export const shuffled = (decks: number, draw: Draw): (() => number) =>
  dealt(
    Array.from({ length: 52 * decks }, (_, place) => place % 52),
    draw,
  );

/** Deals numbers that lie in an order. */
export const dealt = (numbers: readonly number[], draw: Draw): (() => number) => {
  const cards = [...numbers];
  return () => {
    const place = draw(cards.length);
    const card = cards[place] ?? 0;
    const last = cards.pop() ?? 0;
    if (place < cards.length) cards[place] = last;
    return card;
  };
};
