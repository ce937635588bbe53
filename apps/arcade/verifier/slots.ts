import type { Draw } from './drawsOf.ts';
import type { Played } from './Line.ts';

type Grid = number[][];

const numberOf = (letter: string) => 'WSABCDEFGH'.indexOf(letter);
const stripsOf = (text: string) => text.split(' ').map((strip) => [...strip].map(numberOf));

const spun = (strips: number[][], rows: number, draw: Draw): Grid =>
  strips.map((strip) => {
    const stop = draw(strip.length);
    return [...strip, ...strip].slice(stop, stop + rows);
  });
const countOf = (grid: Grid, symbol: number) => grid.flat().filter((one) => one === symbol).length;

const lineStrips = stripsOf(
  'DEBFGDHDSHEGCEHCBHFHACGASBFEGFDGF DGDFHWCBSEGFHEAFEAGDHCEWFBSHGDFCBGH FEHBGAGFSBCFEHCAFHDBGEFWDGSHCDWHEGD GBDBHFHFSEBFCGDEAFGCWHWHEGSGHECDADF DFWGAEHFSEDBHCBFGHGCGHFHAESCDFBWDEG',
);
const lineRows =
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 12121 01010 21212 11011 11211 01110 21112 02020 20202 00200';
const linePays: Record<number, number[]> = {
  0: [25_900, 129_770, 519_360],
  2: [20_770, 77_970, 259_680],
  3: [15_650, 51_940, 155_810],
  4: [10_390, 36_420, 103_870],
  5: [5130, 20_770, 62_320],
  6: [5130, 15_650, 51_940],
  7: [2560, 10_390, 31_160],
  8: [2560, 10_390, 25_900],
  9: [2560, 7820, 20_770],
};

const runOf = (symbols: number[], fits: (symbol: number) => boolean) => {
  const end = symbols.findIndex((symbol) => !fits(symbol));
  return end < 0 ? symbols.length : end;
};

const linesPay = (grid: Grid) => {
  let pay = [10_000, 50_000, 250_000][countOf(grid, 1) - 3] ?? 0;
  for (const rows of lineRows.split(' ')) {
    const symbols = [...rows].map((row, reel) => grid[reel]?.[Number(row)] ?? -1);
    // Each symbol with its wilds, and wilds alone: the one that pays most.
    const ways = Object.entries(linePays).map(([key, pays]) => {
      const own = Number(key);
      const length = runOf(symbols, (symbol) => symbol === own || symbol === 0);
      const isIts = own === 0 || symbols.slice(0, length).includes(own);
      const wilds = runOf(symbols, (symbol) => symbol === 0);
      if (own === 0) return pays[wilds - 3] ?? 0;
      return isIts ? (pays[length - 3] ?? 0) : 0;
    });
    pay += Math.max(...ways);
  }
  return pay;
};

const wayStrips = stripsOf(
  'FGDHEFBCSGCFHAGDCEGBHDGBSAFEHFDHE HEHABHFEGEFBGCDGSGHEFDFCFBHAGWDCD FCBGEDFWSFDHEDGCHDHFHBAECSGBHEGFAG WHBDAEFCFGHAHDEGSGFBCCBHGEDFHGDFE EFBCDEDFSBFCFHAEAGGHDFEBSGCHGHHDG',
);
const wayPays: Record<number, number[]> = {
  2: [3460, 10_370, 34_560],
  3: [2300, 6910, 23_040],
  4: [1730, 4610, 13_820],
  5: [920, 2880, 8060],
  6: [690, 2300, 5760],
  7: [460, 1380, 4030],
  8: [350, 1150, 3460],
  9: [350, 920, 2880],
};

const waysPay = (grid: Grid) =>
  Object.entries(wayPays).reduce((sum, [key, pays]) => {
    const hits = grid.map((reel) => reel.filter((one) => one === Number(key) || one === 0).length);
    const length = runOf(hits, (count) => count > 0);
    return (
      sum + (pays[length - 3] ?? 0) * hits.slice(0, length).reduce((product, count) => product * count, 1)
    );
  }, 0);

const fallWeights = [6, 8, 10, 12, 14, 16, 17, 17];
const fallPays = [
  [44_170, 132_510, 353_370],
  [17_650, 70_680, 176_690],
  [13_230, 35_320, 106_000],
  [8860, 22_090, 79_490],
  [5320, 13_230, 53_020],
  [4420, 8860, 39_740],
  [3540, 7960, 30_940],
  [3080, 7060, 26_510],
];

const fallen = (draw: Draw) => {
  const value = draw(100);
  let edge = 0;
  for (const [index, weight] of fallWeights.entries()) {
    edge += weight;
    if (value < edge) return index + 2;
  }
  return 9;
};

const playFalls = (draw: Draw) => {
  const grids: Grid[] = [];
  let pay = 0;
  let grid: Grid = [0, 1, 2, 3, 4, 5].map(() => [0, 1, 2, 3, 4].map(() => fallen(draw)));
  for (let fall = 0; ; fall += 1) {
    grids.push(grid);
    const winning = [2, 3, 4, 5, 6, 7, 8, 9].filter((symbol) => countOf(grid, symbol) >= 8);
    if (winning.length === 0) return { grids, pay };
    for (const symbol of winning) {
      const count = countOf(grid, symbol);
      const column = count >= 12 ? 2 : count >= 10 ? 1 : 0;
      pay += (fallPays[symbol - 2]?.[column] ?? 0) * ([1, 2, 3, 5][fall] ?? 8);
    }
    grid = grid.map((reel) => {
      const left = reel.filter((symbol) => !winning.includes(symbol));
      return [...Array.from({ length: 5 - left.length }, () => fallen(draw)), ...left];
    });
  }
};

const playSpins = (
  draw: Draw,
  strips: number[][],
  rows: number,
  payOf: (grid: Grid) => number,
  free: number[],
) => {
  const first = spun(strips, rows, draw);
  const grids = [first];
  let pay = payOf(first);
  for (const times of countOf(first, 1) >= 3 ? free : []) {
    const grid = spun(strips, rows, draw);
    grids.push(grid);
    pay += times * payOf(grid);
  }
  return { grids, pay };
};

const slot =
  (play: (draw: Draw) => { grids: Grid[]; pay: number }) =>
  (draw: Draw, { stake }: { stake: number }): Played => {
    const { grids, pay } = play(draw);
    return { shown: { grids }, win: Math.floor((stake * pay) / 10_000) };
  };

/** The three slots, by "Slots" of docs/fairness.md; `grids` are all that a round shows, in order. */
export const slots: Record<string, (draw: Draw, bet: { stake: number }) => Played> = {
  slotLines: slot((draw) =>
    playSpins(
      draw,
      lineStrips,
      3,
      linesPay,
      Array.from({ length: 10 }, () => 2),
    ),
  ),
  slotWays: slot((draw) => playSpins(draw, wayStrips, 4, waysPay, [1, 2, 2, 3, 3, 4, 4, 5])),
  slotCascade: slot(playFalls),
};
