import { readStrips } from './readStrips.ts';
import { scatter, type SlotMath, wild } from './SlotMath.ts';
import type { SlotStep, SlotWin } from './SlotStep.ts';
import { turn } from './turn.ts';

/** The strips; wilds stand on the three reels in the middle, scatters so far apart that a reel shows one at most. */
export const wayStrips = readStrips([
  'FGDHEFBCSGCFHAGDCEGBHDGBSAFEHFDHE',
  'HEHABHFEGEFBGCDGSGHEFDFCFBHAGWDCD',
  'FCBGEDFWSFDHEDGCHDHFHBAECSGBHEGFAG',
  'WHBDAEFCFGHAHDEGSGFBCCBHGEDFHGDFE',
  'EFBCDEDFSBFCFHAEAGGHDFEBSGCHGHHDG',
]);

/** What one way of three, four and five reels from the left pays. */
export const wayPays = {
  2: [3460, 10370, 34560],
  3: [2300, 6910, 23040],
  4: [1730, 4610, 13820],
  5: [920, 2880, 8060],
  6: [690, 2300, 5760],
  7: [460, 1380, 4030],
  8: [350, 1150, 3460],
  9: [350, 920, 2880],
} as const satisfies Record<number, readonly number[]>;
export const wayFreeRounds = 8;
/** The multiplier of each free round. */
export const wayMultipliers = [1, 2, 2, 3, 3, 4, 4, 5] as const;

const rows = 4;

const read = (grid: readonly (readonly number[])[], multiplier: number): Omit<SlotStep, 'way'> => {
  const wins: SlotWin[] = [];
  for (const [key, pays] of Object.entries(wayPays)) {
    const symbol = Number(key);
    const reels = grid.map((reel, at) =>
      reel.flatMap((shown, row) => (shown === symbol || shown === wild ? [at * rows + row] : [])),
    );
    const end = reels.findIndex((cells) => cells.length === 0);
    const count = end < 0 ? reels.length : end;
    const pay = pays[count - 3];
    if (!pay) continue;
    const hit = reels.slice(0, count);
    wins.push({
      symbol,
      pay: pay * hit.reduce((product, cells) => product * cells.length, 1),
      cells: hit.flat(),
    });
  }
  return { grid, wins, multiplier, pay: multiplier * wins.reduce((sum, win) => sum + win.pay, 0) };
};

const scatters = (grid: readonly (readonly number[])[]) =>
  grid.flat().filter((symbol) => symbol === scatter).length;

/** 1,024 ways on five reels; three scatters begin eight free rounds whose multiplier rises to five. */
export const ways: SlotMath = {
  reels: 5,
  rows,
  play: (draw) => {
    const first = read(turn(wayStrips, rows, draw), 1);
    const isBonus = scatters(first.grid) >= 3;
    const rounds = isBonus ? wayMultipliers : [];
    return [
      { ...first, way: 'spin', ...(isBonus && { awards: wayFreeRounds }) },
      ...rounds.map((multiplier, index): SlotStep => ({
        ...read(turn(wayStrips, rows, draw), multiplier),
        way: 'spin',
        free: index + 1,
      })),
    ];
  },
};
