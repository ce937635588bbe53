import type { Prize, Random } from './Bet.ts';

/** A number with all its digits. */
export const written = (value: number, width: number): string => String(value).padStart(width, '0');

/** So many different numbers of `from` to `to`, in the order in which they are drawn. */
export const drawDistinct = (
  random: Random,
  { from, to, width }: { from: number; to: number; width: number },
  count: number,
): string[] => {
  const pool = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return Array.from({ length: count }, (_, index) => {
    const at = index + random(pool.length - index);
    const drawn = pool[at] as number;
    pool[at] = pool[index] as number;
    return written(drawn, width);
  });
};

/** The numbers of one prize. */
export const numbersOf = (prizes: readonly Prize[], prize: string): readonly string[] =>
  prizes.find((one) => one.prize === prize)?.numbers ?? [];

/** How many ways there are to choose `taken` of `count`. */
export const choose = (count: number, taken: number): number => {
  if (taken < 0 || taken > count) return 0;
  let ways = 1;
  for (let step = 1; step <= taken; step += 1) ways = (ways * (count - taken + step)) / step;
  return ways;
};

/** How likely it is that `hits` of `picks` numbers are among the `drawn` of `pool`. */
export const chanceOfHits = (pool: number, drawn: number, picks: number, hits: number): number =>
  (choose(drawn, hits) * choose(pool - drawn, picks - hits)) / choose(pool, picks);
