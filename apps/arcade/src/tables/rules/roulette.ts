import type { TableRules } from './TableRules.ts';

const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
const numbers = pockets.slice(1);
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The pockets of a European wheel in the order in which they stand on it. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

/** Colour of a pocket. */
export const colourOf = (pocket: number) => (pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black');

const outside: Record<string, (pocket: number) => boolean> = {
  red: (pocket) => reds.has(pocket),
  black: (pocket) => !reds.has(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket % 2 === 0,
  low: (pocket) => pocket <= 18,
  high: (pocket) => pocket >= 19,
  dozen1: (pocket) => pocket <= 12,
  dozen2: (pocket) => pocket > 12 && pocket <= 24,
  dozen3: (pocket) => pocket > 24,
  column1: (pocket) => pocket % 3 === 1,
  column2: (pocket) => pocket % 3 === 2,
  column3: (pocket) => pocket % 3 === 0,
};

/** Groups of neighbours on the layout, three numbers a street: splits, streets, corners, lines and those of zero. */
const inside = (): number[][] => {
  const groups: number[][] = pockets.map((pocket) => [pocket]);
  for (const n of numbers) {
    const isLast = n % 3 === 0;
    if (!isLast) groups.push([n, n + 1]);
    if (n <= 33) groups.push([n, n + 3]);
    if (!isLast && n <= 32) groups.push([n, n + 1, n + 3, n + 4]);
    if (n % 3 === 1) groups.push([n, n + 1, n + 2]);
    if (n % 3 === 1 && n <= 31) groups.push([n, n + 1, n + 2, n + 3, n + 4, n + 5]);
  }
  return [...groups, [0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]];
};

const covered = new Map<string, readonly number[]>([
  ...inside().map((group) => [group.join('-'), group] as const),
  ...Object.entries(outside).map(([spot, covers]) => [spot, numbers.filter(covers)] as const),
]);

/** The pockets that a spot covers, such as `17`, `17-20` or `red`; none for what is no spot. */
export const coveredBy = (spot: string) => covered.get(spot) ?? [];

/** European roulette: a single zero, and every bet pays 36 for its numbers. */
export const roulette: TableRules<{ pocket: number }> = {
  spots: [...covered.keys()],
  play: (draw) => ({ pocket: draw(37) }),
  returns: (spot, { pocket }) => {
    const group = coveredBy(spot);
    return group.includes(pocket) ? 3600 / group.length : 0;
  },
  side: ({ pocket }) => {
    if (pocket === 0) return { winner: 'tie' };
    return { winner: reds.has(pocket) ? 'a' : 'b' };
  },
  label: ({ pocket }) => String(pocket),
};
