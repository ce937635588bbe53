import type { BetType, DrawGame } from './Bet.ts';
import { fixed, matches, oneOf } from './matches.ts';
import { chanceOfHits, drawDistinct, numbersOf, written } from './numbers.ts';

const drawing = (pool: { from: number; to: number; width: number; drawn: number }): DrawGame['draw'] => {
  return (random) => [{ prize: 'N', numbers: drawDistinct(random, pool, pool.drawn) }];
};

const sumOf = (numbers: readonly string[]) => numbers.reduce((sum, number) => sum + Number(number), 0);

const kenoPool = { from: 1, to: 80, width: 2, drawn: 20 };

const kenoPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 380 },
  2: { 1: 100, 2: 945 },
  3: { 2: 240, 3: 4450 },
  4: { 2: 100, 3: 700, 4: 14_000 },
  5: { 3: 400, 4: 2200, 5: 53_000 },
  6: { 3: 200, 4: 800, 5: 7500, 6: 165_000 },
  7: { 3: 100, 4: 400, 5: 2200, 6: 30_000, 7: 630_000 },
  8: { 4: 250, 5: 1200, 6: 9000, 7: 130_000, 8: 2_000_000 },
  10: { 0: 200, 5: 350, 6: 2200, 7: 14_000, 8: 100_000, 9: 900_000, 10: 9_000_000 },
};

/** Of twenty numbers of 1 to 80, as many are above 40 as below in one draw of five. */
const chanceOfTie = chanceOfHits(80, 40, 20, 10);
const chanceOfSide = (1 - chanceOfTie) / 2;

const majority = (
  numbers: readonly string[],
  isOf: (value: number) => boolean,
  [more, less]: [string, string],
) => {
  const count = numbers.filter((number) => isOf(Number(number))).length;
  return count === 10 ? 'hoa' : count > 10 ? more : less;
};

const keno: DrawGame = {
  draw: drawing(kenoPool),
  bets: [
    ...Object.entries(kenoPays).map(([picks, odds]) =>
      matches(`keno${picks}`, kenoPool, Number(picks), odds),
    ),
    oneOf(
      'kenoLonNho',
      {
        lon: { odds: 238, chance: chanceOfSide },
        hoa: { odds: 467, chance: chanceOfTie },
        nho: { odds: 238, chance: chanceOfSide },
      },
      (numbers) => majority(numbers, (value) => value > 40, ['lon', 'nho']),
    ),
    oneOf(
      'kenoChanLe',
      {
        chan: { odds: 238, chance: chanceOfSide },
        hoa: { odds: 467, chance: chanceOfTie },
        le: { odds: 238, chance: chanceOfSide },
      },
      (numbers) => majority(numbers, (value) => value % 2 === 0, ['chan', 'le']),
    ),
  ],
};

const digit = { from: 0, to: 9, width: 1, picks: 1 };

const swift3d: DrawGame = {
  draw: (random) => [{ prize: 'N', numbers: Array.from({ length: 3 }, () => written(random(10), 1)) }],
  bets: [
    fixed(
      'ba3',
      { from: 0, to: 999, width: 3, picks: 1 },
      95_000,
      1 / 1000,
      ([pick], numbers) => numbers.join('') === pick,
    ),
    fixed('soDau', digit, 950, 1 / 10, ([pick], numbers) => numbers[0] === pick),
    fixed('soCuoi', digit, 950, 1 / 10, ([pick], numbers) => numbers[2] === pick),
    oneOf('tong', { lon: { odds: 190, chance: 1 / 2 }, nho: { odds: 190, chance: 1 / 2 } }, (numbers) =>
      sumOf(numbers) > 13 ? 'lon' : 'nho',
    ),
  ],
};

const nine = { from: 1, to: 9, width: 1 };

const nineBall: DrawGame = {
  draw: drawing({ ...nine, drawn: 3 }),
  bets: [
    fixed(
      'thuTu3',
      { ...nine, picks: 3, isOrdered: true },
      47_800,
      1 / 504,
      (picks, numbers) => picks.join() === numbers.join(),
    ),
    fixed('nhat', { ...nine, picks: 1 }, 855, 1 / 9, ([pick], numbers) => numbers[0] === pick),
    oneOf('nhatChanLe', { chan: { odds: 213, chance: 4 / 9 }, le: { odds: 171, chance: 5 / 9 } }, ([first]) =>
      Number(first) % 2 === 0 ? 'chan' : 'le',
    ),
  ],
};

const cars = { from: 1, to: 10, width: 2 };

const racing: DrawGame = {
  draw: drawing({ ...cars, drawn: 10 }),
  bets: [
    fixed('nhat', { ...cars, picks: 1 }, 950, 1 / 10, ([pick], numbers) => numbers[0] === pick),
    fixed('top3', { ...cars, picks: 1 }, 316, 3 / 10, ([pick = ''], numbers) =>
      numbers.slice(0, 3).includes(pick),
    ),
    fixed(
      'nhatNhi',
      { ...cars, picks: 2, isOrdered: true },
      8550,
      1 / 90,
      (picks, numbers) => picks.join() === numbers.slice(0, 2).join(),
    ),
    oneOf('nhatLonNho', { lon: { odds: 190, chance: 1 / 2 }, nho: { odds: 190, chance: 1 / 2 } }, ([first]) =>
      Number(first) > 5 ? 'lon' : 'nho',
    ),
  ],
};

const fifty = { from: 1, to: 50, width: 2, drawn: 5 };
const fiftyPays = { 2: 400, 3: 5000, 4: 100_000, 5: 15_000_000 };
const golden = 5;

/** Five of fifty; one draw of ten is golden and pays five times as much. */
const luckyFifty: DrawGame = {
  draw: (random) => [
    { prize: 'N', numbers: drawDistinct(random, fifty, 5) },
    { prize: 'V', numbers: [written(random(10), 1)] },
  ],
  bets: [goldenBet()],
};

function goldenBet(): BetType {
  const plain = matches('nam', fifty, 5, fiftyPays);
  return {
    ...plain,
    returnToPlayer: plain.returnToPlayer * (0.9 + 0.1 * golden),
    oddsWon: (picks, prizes) =>
      plain.oddsWon(picks, prizes) * (numbersOf(prizes, 'V')[0] === '7' ? golden : 1),
  };
}

const bingoPool = { from: 1, to: 75, width: 2, drawn: 40 };

const bingo: DrawGame = {
  draw: drawing(bingoPool),
  bets: [matches('the', bingoPool, 15, { 11: 300, 12: 1200, 13: 6000, 14: 60_000, 15: 1_200_000 })],
};

const sixOf = (to: number, odds: Readonly<Record<number, number>>): DrawGame => {
  const pool = { from: 1, to, width: 2, drawn: 6 };
  return { draw: drawing(pool), bets: [matches('sau', pool, 6, odds)] };
};

const threeDigits = { from: 0, to: 999, width: 3 };
const max3dForms = [
  { prize: 'DB', count: 2, odds: 16_000 },
  { prize: 'G1', count: 4, odds: 6000 },
  { prize: 'G2', count: 6, odds: 3600 },
  { prize: 'G3', count: 8, odds: 2000 },
];

const each3d: BetType = {
  id: 'ba3Moi',
  choice: { ...threeDigits, picks: 1 },
  price: 1,
  paytable: max3dForms.map(({ prize, odds }) => ({ hits: prize, odds })),
  returnToPlayer: max3dForms.reduce((sum, { count, odds }) => sum + (count * odds) / 100 / 1000, 0),
  oddsWon: ([pick], prizes) =>
    max3dForms.reduce(
      (sum, { prize, odds }) =>
        sum + odds * numbersOf(prizes, prize).filter((number) => number === pick).length,
      0,
    ),
};

const pairOdds = 45_000_000;

const both3d: BetType = {
  id: 'capDB',
  choice: { ...threeDigits, picks: 2 },
  price: 1,
  paytable: [{ hits: '2', odds: pairOdds }],
  returnToPlayer: (pairOdds / 100) * (2 / 1_000_000),
  oddsWon: (picks, prizes) => {
    const special = numbersOf(prizes, 'DB');
    return picks.every((pick) => special.includes(pick)) ? pairOdds : 0;
  },
};

const max3d = (bets: readonly BetType[]): DrawGame => ({
  draw: (random) =>
    max3dForms.map(({ prize, count }) => ({
      prize,
      numbers: Array.from({ length: count }, () => written(random(1000), 3)),
    })),
  bets,
});

/** National draws and those around the clock, by the code of the lottery. */
export const quickGames: Readonly<Record<string, DrawGame>> = {
  'mega-645': sixOf(45, { 3: 1400, 4: 16_000, 5: 600_000, 6: 180_000_000 }),
  'power-655': sixOf(55, { 3: 2500, 4: 45_000, 5: 2_000_000, 6: 400_000_000 }),
  'max-3d': max3d([each3d]),
  'max-3d-pro': max3d([each3d, both3d]),
  'keno-vietlott': keno,
  'lantern-keno': keno,
  'swift-3d': swift3d,
  'nine-ball-draw': nineBall,
  'racing-ten': racing,
  'lucky-fifty': luckyFifty,
  'power-bingo': bingo,
};
