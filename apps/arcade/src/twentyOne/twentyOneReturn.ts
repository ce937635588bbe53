import { type House, type Rank, ranks } from './hands.ts';

/** How likely a card counts so much, with every card as likely as each other: an ace first, tens last. */
const chances: readonly (readonly [worth: number, chance: number])[] = Array.from(
  { length: 10 },
  (_, index) => [index + 1, index === 9 ? 4 / 13 : 1 / 13],
);

/** A hand as far as it matters: its points with aces as 1, whether it has one, and how many cards it has. */
type Sum = { least: number; hasAce: boolean; count: number };

const add = ({ least, hasAce, count }: Sum, worth: number): Sum => ({
  least: least + worth,
  hasAce: hasAce || worth === 1,
  count: count + 1,
});
const points = ({ least, hasAce }: Sum) => (hasAce && least <= 11 ? least + 10 : least);
const empty: Sum = { least: 0, hasAce: false, count: 0 };
const keyOf = ({ least, hasAce, count }: Sum) => `${least} ${hasAce} ${count}`;

const rank = ({ pays }: House, sum: Sum): Rank => {
  if (sum.count === 2 && pays.aces !== null && sum.least === 2) return 'aces';
  if (sum.count === 2 && points(sum) === 21) return 'natural';
  if (points(sum) > 21) return 'bust';
  return sum.count === 5 && pays.five !== null ? 'five' : 'points';
};

/** What a player's hand gets of a stake of 1 against the dealer's, the stake included. */
const paid = ({ pays }: House, mine: Sum, mineIs: Rank, theirs: Sum, theirsIs: Rank): number => {
  if (mineIs === 'bust') return 0;
  const ahead = ranks.indexOf(mineIs) - ranks.indexOf(theirsIs);
  const further = ahead === 0 && mineIs === 'points' ? points(mine) - points(theirs) : ahead;
  if (further === 0) return 1;
  return further > 0 ? (pays[mineIs] ?? 0) / 100 : 0;
};

type Ends = readonly { sum: Sum; is: Rank; chance: number }[];

/** One end for all that pay the same, of thousands of ways to come there. */
const merge = (ends: Ends): Ends => {
  const alike = Map.groupBy(ends, ({ sum, is }) => (is === 'points' ? points(sum) : is));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? { ...first, chance: others.reduce((sum, { chance }) => sum + chance, first.chance) } : [],
  );
};

/**
 * Percent of the first stake that comes back, doubled stakes being counted as they are won and lost, to a player who makes
 * the best choice at each hand: by everything that can be drawn.
 */
export const twentyOneReturn = (house: House): number => {
  const dealt = new Map<string, Ends>();
  /** How a dealer's hand ends that is no natural. */
  const endsOf = (sum: Sum): Ends => {
    const known = dealt.get(keyOf(sum));
    if (known) return known;
    const is = rank(house, sum);
    const isDone = sum.count >= 2 && (is !== 'points' || points(sum) >= house.stands);
    const ends: Ends = isDone
      ? [{ sum, is, chance: 1 }]
      : merge(
          chances.flatMap(([worth, chance]) =>
            endsOf(add(sum, worth)).map((end) => ({ ...end, chance: end.chance * chance })),
          ),
        );
    dealt.set(keyOf(sum), ends);
    return ends;
  };
  const isSpecial = (is: Rank) => is === 'natural' || is === 'aces';

  /** What a hand is worth against a dealer's card, none of them special; net of what it stakes beyond 1. */
  const against = (up: number) => {
    const first = add(empty, up);
    const holes = chances
      .map(([worth, chance]) => ({ sum: add(first, worth), chance }))
      .filter(({ sum }) => !isSpecial(rank(house, sum)));
    const sure = holes.reduce((sum, { chance }) => sum + chance, 0);
    const ends = merge(
      holes.flatMap(({ sum, chance }) =>
        endsOf(sum).map((end) => ({ ...end, chance: (end.chance * chance) / sure })),
      ),
    );
    const stood = (mine: Sum) =>
      ends.reduce(
        (sum, { sum: theirs, is, chance }) => sum + chance * paid(house, mine, rank(house, mine), theirs, is),
        0,
      );
    const known = new Map<string, number>();
    const best = (mine: Sum): number => {
      const before = known.get(keyOf(mine));
      if (before !== undefined) return before;
      const is = rank(house, mine);
      if (is === 'bust') return 0;
      const next = (take: (sum: Sum) => number) =>
        chances.reduce((sum, [worth, chance]) => sum + chance * take(add(mine, worth)), 0);
      const ways = [
        ...(is !== 'points' || points(mine) >= house.least ? [stood(mine)] : []),
        ...(is === 'points' && points(mine) < 21 ? [next(best)] : []),
        ...(house.canDouble && mine.count === 2 ? [2 * next(stood) - 1] : []),
      ];
      const value = Math.max(...ways);
      known.set(keyOf(mine), value);
      return value;
    };
    return { best, sure };
  };

  let sum = 0;
  for (const [up, upChance] of chances) {
    const { best, sure } = against(up);
    for (const [one, oneChance] of chances)
      for (const [other, otherChance] of chances) {
        const mine = add(add(empty, one), other);
        const is = rank(house, mine);
        const chance = upChance * oneChance * otherChance;
        const special = chances.reduce((all, [worth, holeChance]) => {
          const theirs = add(add(empty, up), worth);
          const theirsIs = rank(house, theirs);
          return isSpecial(theirsIs) ? all + holeChance * paid(house, mine, is, theirs, theirsIs) : all;
        }, 0);
        const plain = isSpecial(is) ? (house.pays[is] ?? 0) / 100 : best(mine);
        sum += chance * (special + sure * plain);
      }
  }
  return 100 * sum;
};
