import type { Draw } from '../../fairness/createDraw.ts';

/** A card of 0 to 51: the rank is the remainder by 13 (0 the ace, 12 the king), the suit the quotient. */
export type Card = number;

/** Rank of a card, 0 the ace to 12 the king. */
export const rankOf = (card: Card) => card % 13;

/** Suit of a card: spades, clubs, diamonds, hearts. */
export const suitOf = (card: Card) => Math.floor(card / 13);

/** Deals from freshly shuffled decks: each card that is left is as likely as the other. */
export const openShoe = (decks: number, draw: Draw): (() => Card) => {
  let left = decks * 52;
  // A card that was dealt leaves its place to the last one; only such places are kept.
  const moved = new Map<number, Card>();
  const at = (place: number) => moved.get(place) ?? place % 52;
  return () => {
    if (left === 0) throw new RangeError('The shoe is empty.');
    const place = draw(left);
    const card = at(place);
    left -= 1;
    moved.set(place, at(left));
    return card;
  };
};
