import { expect, test } from 'vitest';
import type { Prize } from './Bet.ts';
import { quickGames } from './quickGames.ts';
import { winOf } from './ticket.ts';

const drawn = (...numbers: string[]): Prize[] => [{ prize: 'N', numbers }];

/** Twelve of twenty are above 40, ten are even. */
const keno = drawn(...'02 05 08 11 14 17 20 23 42 45 48 51 54 57 60 63 66 69 74 75'.split(' '));

const races = drawn('07', '02', '10', '01', '03', '04', '05', '06', '08', '09');

const max3d: Prize[] = [
  { prize: 'DB', numbers: ['123', '456'] },
  { prize: 'G1', numbers: ['789', '123', '001', '002'] },
  { prize: 'G2', numbers: ['003', '004', '005', '006', '007', '008'] },
  { prize: 'G3', numbers: ['009', '010', '011', '012', '013', '014', '015', '789'] },
];

/** Worked by hand for a stake of 1,000. */
test.each<[game: string, prizes: Prize[], bet: string, picks: string, win: number]>([
  ['lantern-keno', keno, 'keno1', '02', 3800],
  ['lantern-keno', keno, 'keno1', '03', 0],
  ['lantern-keno', keno, 'keno2', '02 05', 9450],
  ['lantern-keno', keno, 'keno2', '02 06', 1000],
  ['lantern-keno', keno, 'keno3', '02 05 08', 44_500],
  ['lantern-keno', keno, 'keno4', '02 05 08 09', 7000],
  ['lantern-keno', keno, 'keno5', '02 05 08 11 14', 530_000],
  ['keno-vietlott', keno, 'keno6', '02 05 08 11 14 15', 75_000],
  ['keno-vietlott', keno, 'keno7', '02 05 08 11 14 17 20', 6_300_000],
  ['keno-vietlott', keno, 'keno8', '02 05 08 11 15 16 18 19', 2500],
  ['keno-vietlott', keno, 'keno10', '01 03 04 06 07 09 10 12 13 15', 2000],
  ['lantern-keno', keno, 'kenoLonNho', 'lon', 2380],
  ['lantern-keno', keno, 'kenoLonNho', 'nho', 0],
  ['lantern-keno', keno, 'kenoChanLe', 'hoa', 4670],
  ['lantern-keno', keno, 'kenoChanLe', 'chan', 0],
  ['swift-3d', drawn('9', '5', '0'), 'ba3', '950', 950_000],
  ['swift-3d', drawn('9', '5', '0'), 'ba3', '951', 0],
  ['swift-3d', drawn('9', '5', '0'), 'soDau', '9', 9500],
  ['swift-3d', drawn('9', '5', '0'), 'soCuoi', '0', 9500],
  ['swift-3d', drawn('9', '5', '0'), 'soCuoi', '9', 0],
  ['swift-3d', drawn('9', '5', '0'), 'tong', 'lon', 1900],
  ['swift-3d', drawn('9', '4', '0'), 'tong', 'lon', 0],
  ['nine-ball-draw', drawn('3', '1', '8'), 'thuTu3', '3 1 8', 478_000],
  ['nine-ball-draw', drawn('3', '1', '8'), 'thuTu3', '1 3 8', 0],
  ['nine-ball-draw', drawn('3', '1', '8'), 'nhat', '3', 8550],
  ['nine-ball-draw', drawn('3', '1', '8'), 'nhatChanLe', 'le', 1710],
  ['nine-ball-draw', drawn('4', '1', '8'), 'nhatChanLe', 'chan', 2130],
  ['racing-ten', races, 'nhat', '07', 9500],
  ['racing-ten', races, 'top3', '10', 3160],
  ['racing-ten', races, 'top3', '01', 0],
  ['racing-ten', races, 'nhatNhi', '07 02', 85_500],
  ['racing-ten', races, 'nhatNhi', '02 07', 0],
  ['racing-ten', races, 'nhatLonNho', 'lon', 1900],
  ['mega-645', drawn('01', '02', '03', '04', '05', '06'), 'sau', '01 02 03 40 41 42', 14_000],
  ['mega-645', drawn('01', '02', '03', '04', '05', '06'), 'sau', '01 02 03 04 41 42', 160_000],
  ['mega-645', drawn('01', '02', '03', '04', '05', '06'), 'sau', '01 02 03 04 05 42', 6_000_000],
  ['mega-645', drawn('01', '02', '03', '04', '05', '06'), 'sau', '01 02 03 04 05 06', 1_800_000_000],
  ['power-655', drawn('01', '02', '03', '04', '05', '06'), 'sau', '01 02 03 40 41 42', 25_000],
  ['power-655', drawn('01', '02', '03', '04', '05', '06'), 'sau', '01 02 40 41 42 43', 0],
  ['max-3d', max3d, 'ba3Moi', '123', 220_000],
  ['max-3d', max3d, 'ba3Moi', '789', 80_000],
  ['max-3d', max3d, 'ba3Moi', '005', 36_000],
  ['max-3d', max3d, 'ba3Moi', '321', 0],
  ['max-3d-pro', max3d, 'capDB', '123 456', 450_000_000],
  ['max-3d-pro', max3d, 'capDB', '123 789', 0],
  [
    'lucky-fifty',
    [...drawn('01', '02', '03', '04', '05'), { prize: 'V', numbers: ['1'] }],
    'nam',
    '01 02 40 41 42',
    4000,
  ],
  [
    'lucky-fifty',
    [...drawn('01', '02', '03', '04', '05'), { prize: 'V', numbers: ['7'] }],
    'nam',
    '01 02 03 41 42',
    250_000,
  ],
])('%s %# %s pays what was worked out by hand', (game, prizes, bet, picks, win) => {
  const bets = quickGames[game]?.bets ?? [];
  expect(bets.map(({ id }) => id)).toContain(bet);
  expect(winOf(bets, { bet, picks: picks.split(' '), stake: 1000 }, prizes)).toBe(win);
});

test.each(Object.keys(quickGames))('%s gives back 90 to 97 of 100', (code) => {
  for (const { id, returnToPlayer } of quickGames[code]?.bets ?? []) {
    expect([code, id, returnToPlayer > 0.899 && returnToPlayer < 0.97]).toEqual([code, id, true]);
  }
});

test.each([
  'mega-645',
  'power-655',
  'lantern-keno',
  'nine-ball-draw',
  'racing-ten',
  'lucky-fifty',
  'power-bingo',
])('%s draws no number of its cage twice', (code) => {
  let at = 0;
  const drawnNumbers = quickGames[code]?.draw((bound) => (at += 104_729) % bound)[0]?.numbers ?? [];
  expect(drawnNumbers.length).toBeGreaterThan(2);
  expect(new Set(drawnNumbers).size).toBe(drawnNumbers.length);
});

test('small games give back exactly what all their draws give back', () => {
  const digits = Array.from({ length: 1000 }, (_, value) => drawn(...String(value).padStart(3, '0')));
  const triples = Array.from({ length: 9 }, (_, a) =>
    Array.from({ length: 9 }, (_b, b) => Array.from({ length: 9 }, (_c, c) => [a + 1, b + 1, c + 1])).flat(),
  )
    .flat()
    .filter((balls) => new Set(balls).size === 3)
    .map((balls) => drawn(...balls.map(String)));
  const average = (game: string, bet: string, picks: string[], all: Prize[][]) => {
    const bets = quickGames[game]?.bets ?? [];
    return (
      all.reduce((sum, prizes) => sum + winOf(bets, { bet, picks, stake: 100 }, prizes), 0) / all.length / 100
    );
  };
  const told = (game: string, bet: string) =>
    quickGames[game]?.bets.find(({ id }) => id === bet)?.returnToPlayer ?? 0;
  for (const [bet, pick] of [
    ['ba3', '042'],
    ['soDau', '3'],
    ['soCuoi', '9'],
    ['tong', 'lon'],
    ['tong', 'nho'],
  ] as const) {
    expect(average('swift-3d', bet, [pick], digits)).toBeCloseTo(told('swift-3d', bet), 10);
  }
  expect(triples).toHaveLength(504);
  expect(average('nine-ball-draw', 'thuTu3', ['3', '1', '8'], triples)).toBeCloseTo(
    told('nine-ball-draw', 'thuTu3'),
    3,
  );
  expect(average('nine-ball-draw', 'nhat', ['3'], triples)).toBeCloseTo(told('nine-ball-draw', 'nhat'), 10);
  expect(average('nine-ball-draw', 'nhatChanLe', ['chan'], triples)).toBeCloseTo(
    told('nine-ball-draw', 'nhatChanLe'),
    10,
  );
});
