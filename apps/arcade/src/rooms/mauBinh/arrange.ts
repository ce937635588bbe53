import { rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';
import { choicesOf, handValue } from '../poker/handValue.ts';

/** Thirteen cards in three hands: three in front, five in the middle, five at the back. */
export type Arrangement = { front: readonly Card[]; middle: readonly Card[]; back: readonly Card[] };

const weight = 13 ** 5;

/** What a hand is worth in front, in the middle and at the back: the same pair counts for more in front. */
const worth = (front: number, middle: number, back: number) =>
  (3 * front + 1.5 * middle + back) / weight + (front % weight) / (weight * 4);

/** Whether each hand is at least as high as the one before it. */
export const isInOrder = ({ front, middle, back }: Arrangement): boolean =>
  handValue(front) <= handValue(middle) && handValue(middle) <= handValue(back);

/** A good arrangement in order, for who runs out of time and as a suggestion; not always the best one. */
export const arrange = (cards: readonly Card[]): Arrangement => {
  const places = cards.map((_, place) => place);
  const maskOf = (chosen: readonly number[]) => chosen.reduce((mask, place) => mask | (1 << place), 0);
  const fives = choicesOf(places, 5).map((five) => ({
    five,
    mask: maskOf(five),
    value: handValue(five.map((place) => cards[place] ?? 0)),
  }));
  fives.sort((one, other) => other.value - one.value);
  const whole = (1 << cards.length) - 1;
  const fronts = new Map(
    choicesOf(places, 3).map((three) => [maskOf(three), handValue(three.map((place) => cards[place] ?? 0))]),
  );
  let best: { back: number; middle: number; front: number; score: number } | undefined;
  for (const [at, back] of fives.entries())
    for (const middle of fives.slice(at + 1)) {
      if ((back.mask & middle.mask) !== 0) continue;
      const rest = whole & ~back.mask & ~middle.mask;
      const front = fronts.get(rest) ?? 0;
      if (front > middle.value) continue;
      const score = worth(front, middle.value, back.value);
      if (!best || score > best.score) best = { back: back.mask, middle: middle.mask, front: rest, score };
    }
  const cardsIn = (mask = 0) => cards.filter((_, place) => (mask & (1 << place)) !== 0);
  return { front: cardsIn(best?.front), middle: cardsIn(best?.middle), back: cardsIn(best?.back) };
};

/** Rank with the ace above the king, for runs of three that poker does not count. */
const ordersOf = (cards: readonly Card[]) =>
  cards.map((card) => (rankOf(card) + 12) % 13).sort((a, b) => a - b);

const isRun = (cards: readonly Card[]) => {
  const orders = ordersOf(cards);
  const isRising = (list: readonly number[]) =>
    list.every((order, at) => at === 0 || order === (list[at - 1] ?? 0) + 1);
  const low = orders.map((order) => (order === 12 ? -1 : order)).sort((a, b) => a - b);
  return isRising(orders) || isRising(low);
};

/** Hands of thirteen cards that beat every arrangement, from the lowest to the highest. */
export const specials = ['threeFlushes', 'threeRuns', 'sixPairs', 'dragon'] as const;

/** Names such a hand, of all cards or by how they are arranged. */
export const specialOf = (arrangement: Arrangement): (typeof specials)[number] | undefined => {
  const hands = [arrangement.front, arrangement.middle, arrangement.back];
  const counts = [...Map.groupBy(hands.flat(), rankOf).values()].map(({ length }) => length);
  if (counts.length === 13) return 'dragon';
  if (counts.reduce((pairs, count) => pairs + Math.floor(count / 2), 0) === 6) return 'sixPairs';
  if (hands.every(isRun)) return 'threeRuns';
  return hands.every((hand) => new Set(hand.map(suitOf)).size === 1) ? 'threeFlushes' : undefined;
};
