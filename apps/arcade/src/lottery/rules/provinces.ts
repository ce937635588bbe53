import type { BetType, Choice, DrawGame, Prize, Random } from './Bet.ts';
import { choose, numbersOf, written } from './numbers.ts';

/** The three regions of the state lotteries; Centre and South have one table of prizes. */
export type Region = 'Northern' | 'Central' | 'Southern';

type PrizeForm = { prize: string; count: number; digits: number };

const form = (prize: string, count: number, digits: number): PrizeForm => ({ prize, count, digits });

const southern = [
  form('DB', 1, 6),
  form('G1', 1, 5),
  form('G2', 1, 5),
  form('G3', 2, 5),
  form('G4', 7, 5),
  form('G5', 1, 4),
  form('G6', 3, 4),
  form('G7', 1, 3),
  form('G8', 1, 2),
];

/** The prizes of a region from the special one down: how many numbers each has, and of how many digits. */
export const prizeForms: Record<Region, readonly PrizeForm[]> = {
  Northern: [
    form('DB', 1, 5),
    form('G1', 1, 5),
    form('G2', 2, 5),
    form('G3', 6, 5),
    form('G4', 4, 4),
    form('G5', 6, 4),
    form('G6', 3, 3),
    form('G7', 4, 2),
  ],
  Central: southern,
  Southern: southern,
};

const tails = (prizes: readonly Prize[]) =>
  prizes.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2)));

const specialOf = (prizes: readonly Prize[]) => numbersOf(prizes, 'DB')[0] ?? '';

const digitsOf = (width: number, picks = 1): Choice => ({ from: 0, to: 10 ** width - 1, width, picks });

/** A bet on the last digits of the special prize. */
const onSpecial = (id: string, width: number, odds: number): BetType => ({
  id,
  choice: digitsOf(width),
  price: 1,
  paytable: [{ hits: '1', odds }],
  returnToPlayer: odds / 100 / 10 ** width,
  oddsWon: ([pick = ''], prizes) => (specialOf(prizes).slice(-width) === pick ? odds : 0),
});

/** A bet on one digit of the special prize, counted from its end. */
const onDigit = (id: string, fromEnd: number, odds: number): BetType => ({
  id,
  choice: digitsOf(1),
  price: 1,
  paytable: [{ hits: '1', odds }],
  returnToPlayer: odds / 1000,
  oddsWon: ([pick], prizes) => (specialOf(prizes).at(-fromEnd) === pick ? odds : 0),
});

/** How likely it is that none of `picks` pairs of digits ends any of `numbers` numbers. */
const chanceOfNone = (picks: number, numbers: number) => (1 - picks / 100) ** numbers;

/** How likely it is that each of `picks` pairs of digits ends a number: inclusion and exclusion. */
const chanceOfAll = (picks: number, numbers: number) =>
  Array.from(
    { length: picks + 1 },
    (_, left) => (-1) ** left * choose(picks, left) * chanceOfNone(left, numbers),
  ).reduce((sum, term) => sum + term);

const together = (picks: number, odds: number, numbers: number): BetType => ({
  id: `xien${picks}`,
  choice: digitsOf(2, picks),
  price: 1,
  paytable: [{ hits: String(picks), odds }],
  returnToPlayer: (odds / 100) * chanceOfAll(picks, numbers),
  oddsWon: (chosen, prizes) => {
    const ends = new Set(tails(prizes));
    return chosen.every((pick) => ends.has(pick)) ? odds : 0;
  },
});

const missing = (picks: number, odds: number, numbers: number): BetType => ({
  id: `truot${picks}`,
  choice: digitsOf(2, picks),
  price: 1,
  paytable: [{ hits: '0', odds }],
  returnToPlayer: (odds / 100) * chanceOfNone(picks, numbers),
  oddsWon: (chosen, prizes) => {
    const ends = new Set(tails(prizes));
    return chosen.some((pick) => ends.has(pick)) ? 0 : odds;
  },
});

const perHit = 9990;

/** A point of lô costs its stake for every number of the table, and pays for every one that ends so. */
const points = (numbers: number): BetType => ({
  id: 'lo',
  choice: digitsOf(2),
  price: numbers,
  paytable: [{ hits: '1', odds: perHit }],
  returnToPlayer: perHit / 100 / 100,
  oddsWon: ([pick], prizes) => perHit * tails(prizes).filter((end) => end === pick).length,
});

const halves = 197;

const overUnder: BetType = {
  id: 'taixiu',
  choice: { options: ['tai', 'xiu'] },
  price: 1,
  paytable: [{ hits: '1', odds: halves }],
  returnToPlayer: halves / 200,
  oddsWon: ([pick], prizes) => {
    const isOver = Number(specialOf(prizes).slice(-2)) >= 50;
    return isOver === (pick === 'tai') ? halves : 0;
  },
};

const odds = {
  Northern: { together: [1600, 6500, 18_000], missing: [280, 900, 1600] },
  Southern: { together: [2800, 15_000, 75_000], missing: [197, 420, 620] },
} as const;

const betsOf = (region: Region): BetType[] => {
  const numbers = prizeForms[region].reduce((sum, { count }) => sum + count, 0);
  const of = odds[region === 'Northern' ? 'Northern' : 'Southern'];
  return [
    onSpecial('de', 2, 9990),
    points(numbers),
    ...of.together.map((pays, index) => together(index + 2, pays, numbers)),
    onSpecial('cang3', 3, 98_000),
    onSpecial('cang4', 4, 900_000),
    ...of.missing.map((pays, index) => missing([4, 8, 10][index] ?? 4, pays, numbers)),
    onDigit('dau', 2, 970),
    onDigit('duoi', 1, 970),
    overUnder,
  ];
};

const draw = (region: Region, random: Random): Prize[] =>
  prizeForms[region].map(({ prize, count, digits }) => ({
    prize,
    numbers: Array.from({ length: count }, () => written(random(10 ** digits), digits)),
  }));

/** The draw of a province: all numbers are drawn apart from each other, the special prize first. */
export const provinceGame = (region: Region): DrawGame => ({
  draw: (random) => draw(region, random),
  bets: betsOf(region),
});
