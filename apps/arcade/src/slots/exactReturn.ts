import {
  linePay,
  lineFreeMultiplier,
  lineFreeRounds,
  lineScatterPays,
  lineStrips,
  paylines,
} from './lines.ts';
import { scatter, wild } from './SlotMath.ts';
import { wayMultipliers, wayPays, wayStrips } from './ways.ts';

/** Chances of each number of scatters, of reels that show one each at most. */
const scatterChances = (strips: readonly (readonly number[])[], rows: number): number[] =>
  strips.reduce<number[]>(
    (chances, strip) => {
      const shown = (strip.filter((symbol) => symbol === scatter).length * rows) / strip.length;
      return Array.from(
        { length: chances.length + 1 },
        (_, count) => (chances[count] ?? 0) * (1 - shown) + (chances[count - 1] ?? 0) * shown,
      );
    },
    [1],
  );

const atLeastThree = (chances: readonly number[]) =>
  chances.slice(3).reduce((sum, chance) => sum + chance, 0);

/** The exact return of the slot of lines: every line shows each place of each strip as often as the other. */
export const lineReturn = (): number => {
  let sum = 0;
  const visit = (row: readonly number[], chance: number) => {
    const strip = lineStrips[row.length];
    if (!strip) {
      sum += chance * linePay(row).pay;
      return;
    }
    for (const symbol of new Set(strip))
      visit([...row, symbol], (chance * strip.filter((one) => one === symbol).length) / strip.length);
  };
  visit([], 1);
  const chances = scatterChances(lineStrips, 3);
  const scatters = lineScatterPays.reduce((total, pay, index) => total + pay * (chances[index + 3] ?? 0), 0);
  const turnOf = (paylines.length * sum + scatters) / 10_000;
  return turnOf * (1 + atLeastThree(chances) * lineFreeRounds * lineFreeMultiplier);
};

/** The exact return of the slot of ways: reels turn apart, so the mean of a product is the product of means. */
export const wayReturn = (): number => {
  const rows = 4;
  let sum = 0;
  for (const [key, pays] of Object.entries(wayPays)) {
    const isHit = (symbol: number | undefined) => symbol === Number(key) || symbol === wild;
    const reels = wayStrips.map((strip) => {
      const counts = strip.map(
        (_, at) =>
          Array.from({ length: rows }, (__, row) => strip[(at + row) % strip.length]).filter(isHit).length,
      );
      return {
        mean: counts.reduce((total, count) => total + count, 0) / strip.length,
        none: counts.filter((count) => count === 0).length / strip.length,
      };
    });
    for (const [index, pay] of pays.entries()) {
      const count = index + 3;
      const product = reels.slice(0, count).reduce((total, { mean }) => total * mean, 1);
      sum += pay * product * (reels[count]?.none ?? 1);
    }
  }
  const free = wayMultipliers.reduce<number>((total, multiplier) => total + multiplier, 0);
  return (sum / 10_000) * (1 + atLeastThree(scatterChances(wayStrips, rows)) * free);
};

/** The return of the slot of falls: a minute's count of its 10,295,472 grids, which `bench/falls.ts` makes. */
export const cascadeReturn = 0.96031053;
