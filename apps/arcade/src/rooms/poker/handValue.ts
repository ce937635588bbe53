import { rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';

/** Hands of poker from the lowest to the highest. */
export const handNames = [
  'highCard',
  'onePair',
  'twoPairs',
  'threeAlike',
  'straight',
  'flush',
  'fullHouse',
  'fourAlike',
  'straightFlush',
] as const;

/** The name of a hand of poker. */
export type HandName = (typeof handNames)[number];

/** Rank in poker: 0 the two to 12 the ace. */
const orderOf = (card: Card) => (rankOf(card) + 12) % 13;

/** The highest rank of five in a row, an ace also below the two; undefined where they are not in a row. */
const topOfStraight = (orders: readonly number[]): number | undefined => {
  const [top = 0, second = 0, , , low = 0] = orders;
  if (new Set(orders).size !== 5) return undefined;
  if (top - low === 4) return top;
  return top === 12 && second === 3 ? 3 : undefined;
};

/** What a hand of three or five cards is worth: of two hands the higher number wins, the same is a tie. */
export const handValue = (cards: readonly Card[]): number => {
  const orders = cards.map(orderOf).sort((one, other) => other - one);
  const groups = [...Map.groupBy(orders, (order) => order)].map(([order, { length }]) => ({ order, length }));
  groups.sort((one, other) => other.length - one.length || other.order - one.order);
  const [most = 0, next = 0] = groups.map(({ length }) => length);
  const isFlush = cards.length === 5 && new Set(cards.map(suitOf)).size === 1;
  const straight = cards.length === 5 ? topOfStraight(orders) : undefined;
  const name: HandName =
    straight !== undefined && isFlush
      ? 'straightFlush'
      : most === 4
        ? 'fourAlike'
        : most === 3 && next === 2
          ? 'fullHouse'
          : isFlush
            ? 'flush'
            : straight !== undefined
              ? 'straight'
              : most === 3
                ? 'threeAlike'
                : most === 2 && next === 2
                  ? 'twoPairs'
                  : most === 2
                    ? 'onePair'
                    : 'highCard';
  const kickers = straight === undefined ? groups.map(({ order }) => order) : [straight];
  // Five places of thirteen ranks each below the name, so that no kicker outweighs it.
  return Array.from({ length: 5 }).reduce<number>(
    (value, _, place) => value * 13 + (kickers[place] ?? 0),
    handNames.indexOf(name),
  );
};

/** The name of a hand by its value. */
export const nameOfValue = (value: number): HandName => handNames[Math.floor(value / 13 ** 5)] ?? 'highCard';

/** All choices of so many of some cards, in their order. */
export const choicesOf = <Item>(items: readonly Item[], count: number): Item[][] => {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choicesOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
};

/** The best five of up to seven cards. */
export const bestFive = (cards: readonly Card[]): { cards: Card[]; value: number } => {
  const all = choicesOf(cards, 5).map((five) => ({ cards: five, value: handValue(five) }));
  return all.reduce((best, one) => (one.value > best.value ? one : best));
};
