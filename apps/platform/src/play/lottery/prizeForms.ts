import type { Prizes } from './schema.ts';

type Form = readonly [prize: string, count: number, digits: number];

const southern: readonly Form[] = [
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
];

const forms: Record<'Northern' | 'Central' | 'Southern', readonly Form[]> = {
  Northern: [
    ['DB', 1, 5],
    ['G1', 1, 5],
    ['G2', 2, 5],
    ['G3', 6, 5],
    ['G4', 4, 4],
    ['G5', 6, 4],
    ['G6', 3, 3],
    ['G7', 4, 2],
  ],
  Central: southern,
  Southern: southern,
};

/** Whether a result has every number of the state lotteries' table: from the special prize down, with all digits. */
export const isWholeTable = (region: keyof typeof forms, prizes: Prizes): boolean => {
  const table = forms[region];
  return (
    prizes.length === table.length &&
    table.every(([name, count, digits], index) => {
      const { prize, numbers = [] } = prizes[index] ?? {};
      return prize === name && numbers.length === count && numbers.every(({ length }) => length === digits);
    })
  );
};
