import { rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';

/** Rank in tiến lên: 0 the three to 11 the ace and 12 the two. */
export const orderOf = (card: Card) => (rankOf(card) + 11) % 13;

/** Where a card stands among all: by rank, then spades, clubs, diamonds, hearts. */
export const strengthOf = (card: Card) => orderOf(card) * 4 + suitOf(card);

const two = 12;

/** Cards that may be played together; `top` is the strength of the highest of them. */
export type Combination = {
  kind: 'single' | 'pair' | 'triple' | 'four' | 'run' | 'pairRun';
  size: number;
  top: number;
};

const isConsecutive = (orders: readonly number[]) =>
  orders.every((order, index) => index === 0 || order === (orders[index - 1] ?? 0) + 1);

/** Reads cards as a combination: alike, a run of three and more, or three pairs and more in a row, without twos. */
export const readCombination = (cards: readonly Card[]): Combination | undefined => {
  const size = cards.length;
  if (size === 0 || new Set(cards).size !== size) return undefined;
  const orders = cards.map(orderOf).sort((a, b) => a - b);
  const top = Math.max(...cards.map(strengthOf));
  const alike = (['single', 'pair', 'triple', 'four'] as const)[size - 1];
  if (alike && orders[0] === orders[size - 1]) return { kind: alike, size, top };
  if (size < 3 || orders.includes(two)) return undefined;
  if (isConsecutive(orders)) return { kind: 'run', size, top };
  const lows = orders.filter((_, index) => index % 2 === 0);
  const isPaired = size % 2 === 0 && lows.every((order, index) => orders[index * 2 + 1] === order);
  return isPaired && size >= 6 && isConsecutive(lows) ? { kind: 'pairRun', size, top } : undefined;
};

/** What may be played on a two, on a pair of twos and on each other, whatever the kind. */
const cutting = ({ kind, size }: Combination) => {
  if (kind === 'four') return 2;
  if (kind === 'pairRun') return size === 6 ? 1 : size === 8 ? 3 : 0;
  return 0;
};

/** Whether a combination may be played on another: higher in kind, or a cut of twos, of pair runs or of four alike. */
export const beats = (played: Combination, lying: Combination) => {
  if (played.kind === lying.kind && played.size === lying.size) return played.top > lying.top;
  const cut = cutting(played);
  if (cut === 0) return false;
  const isTwos = Math.floor(lying.top / 4) === two;
  if (isTwos && lying.kind === 'single') return true;
  if (isTwos && lying.kind === 'pair') return cut >= 2;
  const lies = cutting(lying);
  return lies > 0 && cut > lies;
};
