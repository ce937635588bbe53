import type { Draw } from './drawsOf.ts';
import type { Played } from './Line.ts';

type House = { stands: number; natural: number; five: boolean; aces: boolean };
const houses: Readonly<Record<string, House>> = {
  blackjack: { stands: 17, natural: 2.5, five: false, aces: false },
  xiDach: { stands: 16, natural: 2, five: true, aces: true },
};

const count = (card: number) => Math.min(10, 1 + (card % 13));
const points = (hand: readonly number[]) => {
  const sum = hand.reduce((all, card) => all + count(card), 0);
  return sum <= 11 && hand.some((card) => count(card) === 1) ? sum + 10 : sum;
};
const names = ['bust', 'points', 'five', 'natural', 'aces'];
/** What a hand is, by its place in `names`. */
const rank = (house: House, hand: readonly number[]) => {
  if (hand.length === 2 && house.aces && hand.every((card) => count(card) === 1)) return 4;
  if (hand.length === 2 && points(hand) === 21) return 3;
  if (points(hand) > 21) return 0;
  return house.five && hand.length === 5 ? 2 : 1;
};

/** Twenty-one, by docs/fairness.md; what the player did is told by the round. */
export const twentyOne = (kind: string, draw: Draw, stake: number, state: unknown): Played | undefined => {
  const house = houses[kind];
  if (!house) return undefined;
  const { moves = [] } = state as { moves?: string[] };
  const cards = Array.from({ length: 48 }, () => draw(52));
  const [a = 0, b = 0, c = 0, d = 0, ...rest] = cards;
  const taken = moves.filter((move) => move !== 'stand').length;
  const player = [a, c, ...rest.slice(0, taken)];
  const dealer = [b, d];
  const isAtOnce = rank(house, [a, c]) > 2 || rank(house, dealer) > 2;
  if (!isAtOnce && rank(house, player) > 0)
    for (const card of rest.slice(taken)) {
      if (points(dealer) >= house.stands || rank(house, dealer) !== 1) break;
      dealer.push(card);
    }
  const staked = moves.includes('double') ? 2 * stake : stake;
  const [mine, theirs] = [rank(house, player), rank(house, dealer)];
  const ahead = mine === 1 && theirs === 1 ? points(player) - points(dealer) : mine - theirs;
  const times = mine === 4 ? 3 : mine === 3 ? house.natural : 2;
  const shown = { player, dealer, ranks: [names[mine], names[theirs]] };
  if (mine > 0 && ahead === 0) return { shown, win: staked };
  return { shown, win: mine > 0 && ahead > 0 ? Math.floor(staked * times) : 0 };
};
