import { readStrips } from './readStrips.ts';
import { scatter, type SlotMath, wild } from './SlotMath.ts';
import type { SlotStep, SlotWin } from './SlotStep.ts';
import { turn } from './turn.ts';

/** Rows of each line on the five reels. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 0, 2, 0, 0],
];

/** The strips; scatters stand so far apart that a reel shows one at most. */
export const lineStrips = readStrips([
  'DEBFGDHDSHEGCEHCBHFHACGASBFEGFDGF',
  'DGDFHWCBSEGFHEAFEAGDHCEWFBSHGDFCBGH',
  'FEHBGAGFSBCFEHCAFHDBGEFWDGSHCDWHEGD',
  'GBDBHFHFSEBFCGDEAFGCWHWHEGSGHECDADF',
  'DFWGAEHFSEDBHCBFGHGCGHFHAESCDFBWDEG',
]);

/** Of three, four and five in a row from the left, for one line's share of the stake. */
const pays = {
  [wild]: [25900, 129770, 519360],
  2: [20770, 77970, 259680],
  3: [15650, 51940, 155810],
  4: [10390, 36420, 103870],
  5: [5130, 20770, 62320],
  6: [5130, 15650, 51940],
  7: [2560, 10390, 31160],
  8: [2560, 10390, 25900],
  9: [2560, 7820, 20770],
} as const satisfies Record<number, readonly number[]>;

/** What three, four and five scatters pay of the stake, beside the free rounds. */
export const lineScatterPays = [10_000, 50_000, 250_000] as const;
export const lineFreeRounds = 10;
export const lineFreeMultiplier = 2;

/** What symbols on a line pay: the best of the run as it is and of its wilds alone. */
export const linePay = (row: readonly number[]): { symbol: number; count: number; pay: number } => {
  const first = row.find((symbol) => symbol !== wild) ?? wild;
  const run = row.findIndex((symbol) => symbol !== wild && symbol !== first);
  const count = first === scatter ? 0 : run < 0 ? row.length : run;
  const wilds = row.findIndex((symbol) => symbol !== wild);
  const wildCount = wilds < 0 ? row.length : wilds;
  const of = (symbol: number, length: number) =>
    (pays as Record<number, readonly number[]>)[symbol]?.[length - 3] ?? 0;
  const asRun = { symbol: first, count, pay: of(first, count) };
  const asWilds = { symbol: wild, count: wildCount, pay: of(wild, wildCount) };
  return asWilds.pay > asRun.pay ? asWilds : asRun;
};

const read = (grid: readonly (readonly number[])[], multiplier: number): Omit<SlotStep, 'way'> => {
  const wins: SlotWin[] = [];
  for (const line of paylines) {
    const { symbol, count, pay } = linePay(line.map((row, reel) => grid[reel]?.[row] as number));
    if (pay > 0) wins.push({ symbol, pay, cells: line.slice(0, count).map((row, reel) => reel * 3 + row) });
  }
  const cells = grid.flatMap((reel, at) =>
    reel.flatMap((symbol, row) => (symbol === scatter ? [at * 3 + row] : [])),
  );
  const pay = lineScatterPays[cells.length - 3];
  if (pay) wins.push({ symbol: scatter, pay, cells });
  return { grid, wins, multiplier, pay: multiplier * wins.reduce((sum, win) => sum + win.pay, 0) };
};

/** Twenty lines on five reels; three scatters begin ten free rounds in which everything counts twice. */
export const lines: SlotMath = {
  reels: 5,
  rows: 3,
  play: (draw) => {
    const first = read(turn(lineStrips, 3, draw), 1);
    const isBonus = first.wins.some(({ symbol }) => symbol === scatter);
    const begin: SlotStep = { ...first, way: 'spin', ...(isBonus && { awards: lineFreeRounds }) };
    const rounds = Array.from({ length: isBonus ? lineFreeRounds : 0 }, (_, index): SlotStep => ({
      ...read(turn(lineStrips, 3, draw), lineFreeMultiplier),
      way: 'spin',
      free: index + 1,
    }));
    return [begin, ...rounds];
  },
};
