import type { Draw } from '../fairness/createDraw.ts';
import type { SlotMath } from './SlotMath.ts';
import type { SlotStep, SlotWin } from './SlotStep.ts';

/** How often each symbol from 2 to 9 falls, of 100. */
export const fallWeights = [6, 8, 10, 12, 14, 16, 17, 17] as const;
/** What eight or nine, ten or eleven, and twelve or more of a symbol pay wherever they lie. */
const pays = {
  2: [44170, 132510, 353370],
  3: [17650, 70680, 176690],
  4: [13230, 35320, 106000],
  5: [8860, 22090, 79490],
  6: [5320, 13230, 53020],
  7: [4420, 8860, 39740],
  8: [3540, 7960, 30940],
  9: [3080, 7060, 26510],
} as const satisfies Record<number, readonly number[]>;
/** The multiplier of each fall; the last stays. */
export const fallMultipliers = [1, 2, 3, 5, 8] as const;
const isPaid = (symbol: number): symbol is keyof typeof pays => symbol in pays;
const reels = 6;
const rows = 5;

/** What so many of a symbol pay, in ten thousandths of the stake. */
export const fallPay = (symbol: number, count: number): number => {
  if (count < 8 || !isPaid(symbol)) return 0;
  return pays[symbol][count >= 12 ? 2 : count >= 10 ? 1 : 0];
};

const drop = (draw: Draw): number => {
  let rest = draw(100);
  return 2 + fallWeights.findIndex((weight) => (rest -= weight) < 0);
};

const read = (grid: readonly (readonly number[])[]): SlotWin[] => {
  const counts: number[] = Array.from({ length: 10 }, () => 0);
  for (const reel of grid) for (const shown of reel) counts[shown] = (counts[shown] ?? 0) + 1;
  // Most grids have nothing to tell: where symbols lie is asked of those that win alone.
  if (Math.max(...counts) < 8) return [];
  return counts.flatMap((count, symbol) => {
    const pay = fallPay(symbol, count);
    if (pay === 0) return [];
    const cells = grid.flatMap((reel, at) =>
      reel.flatMap((shown, row) => (shown === symbol ? [at * rows + row] : [])),
    );
    return [{ symbol, cells, pay }];
  });
};

/** Clusters on six reels: eight alike win, fall out, and each fall that wins again multiplies more. */
export const cascade: SlotMath = {
  reels,
  rows,
  play: (draw) => {
    const steps: SlotStep[] = [];
    let grid = Array.from({ length: reels }, () => Array.from({ length: rows }, () => drop(draw)));
    for (;;) {
      const wins = read(grid);
      const multiplier = fallMultipliers[Math.min(steps.length, fallMultipliers.length - 1)] as number;
      const pay = multiplier * wins.reduce((sum, win) => sum + win.pay, 0);
      steps.push({ way: 'fall', grid, wins, multiplier, pay });
      if (wins.length === 0) return steps;
      const gone = new Set(wins.flatMap(({ cells }) => cells));
      grid = grid.map((reel, at) => {
        const kept = reel.filter((_, row) => !gone.has(at * rows + row));
        return [...Array.from({ length: rows - kept.length }, () => drop(draw)), ...kept];
      });
    }
  },
};
