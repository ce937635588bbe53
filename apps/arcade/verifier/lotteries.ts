import type { Draw } from './drawsOf.ts';

/** The numbers of a draw, prize by prize. */
type Prizes = { prize: string; numbers: string[] }[];
type Picks = readonly string[];
/** Hundredths of the stake that a bet gets back. */
type Pays = (picks: Picks, prizes: Prizes) => number;
type Lottery = { draw: (draw: Draw) => Prizes; pays: Record<string, Pays> };

const northern = ['ha-noi', 'quang-ninh', 'bac-ninh', 'hai-phong', 'nam-dinh', 'thai-binh'];
/** Prize, how many numbers, how many digits. */
const northernForms = 'DB 1 5,G1 1 5,G2 2 5,G3 6 5,G4 4 4,G5 6 4,G6 3 3,G7 4 2';
const otherForms = 'DB 1 6,G1 1 5,G2 1 5,G3 2 5,G4 7 5,G5 1 4,G6 3 4,G7 1 3,G8 1 2';

const digits = (value: number, width: number) => `0000000${value}`.slice(-width);
const numbersOf = (prizes: Prizes, prize = 'N') => prizes.find((one) => one.prize === prize)?.numbers ?? [];
const when = (is: boolean, pays: number) => (is ? pays : 0);

const province = (isNorthern: boolean): Lottery => {
  const special = (prizes: Prizes) => numbersOf(prizes, 'DB')[0] ?? '';
  const ends = (prizes: Prizes) => prizes.flatMap(({ numbers }) => numbers.map((one) => one.slice(-2)));
  const tail =
    (count: number, pays: number): Pays =>
    ([pick], prizes) =>
      when(special(prizes).slice(-count) === pick, pays);
  const all =
    (pays: number): Pays =>
    (picks, prizes) =>
      when(
        picks.every((pick) => ends(prizes).includes(pick)),
        pays,
      );
  const none =
    (pays: number): Pays =>
    (picks, prizes) =>
      when(!picks.some((pick) => ends(prizes).includes(pick)), pays);
  return {
    draw: (draw) =>
      (isNorthern ? northernForms : otherForms).split(',').map((form) => {
        const [prize = '', count, width] = form.split(' ');
        const numbers = Array.from({ length: Number(count) }, () =>
          digits(draw(10 ** Number(width)), Number(width)),
        );
        return { prize, numbers };
      }),
    pays: {
      de: tail(2, 9990),
      cang3: tail(3, 98_000),
      cang4: tail(4, 900_000),
      duoi: tail(1, 970),
      dau: ([pick], prizes) => when(special(prizes).at(-2) === pick, 970),
      lo: ([pick], prizes) => 9990 * ends(prizes).filter((end) => end === pick).length,
      xien2: all(isNorthern ? 1600 : 2800),
      xien3: all(isNorthern ? 6500 : 15_000),
      xien4: all(isNorthern ? 18_000 : 75_000),
      truot4: none(isNorthern ? 280 : 197),
      truot8: none(isNorthern ? 900 : 420),
      truot10: none(isNorthern ? 1600 : 620),
      taixiu: ([pick], prizes) => when(Number(special(prizes).slice(-2)) >= 50 === (pick === 'tai'), 197),
    },
  };
};

/** So many different numbers of `from` to `to`: the drawn place and the next free one change places. */
const balls = (draw: Draw, from: number, to: number, count: number, width: number) => {
  const pool = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  for (let index = 0; index < count; index += 1) {
    const place = index + draw(pool.length - index);
    [pool[index], pool[place]] = [pool[place] ?? 0, pool[index] ?? 0];
  }
  return pool.slice(0, count).map((number) => digits(number, width));
};

/** Pays by how many of the picks are drawn. */
const byHits =
  (pays: Record<number, number>): Pays =>
  (picks, prizes) =>
    pays[picks.filter((pick) => numbersOf(prizes).includes(pick)).length] ?? 0;

const pool = (from: number, to: number, count: number, width: number, pays: Lottery['pays']): Lottery => ({
  draw: (draw) => [{ prize: 'N', numbers: balls(draw, from, to, count, width) }],
  pays,
});

const half =
  (isMore: (number: number) => boolean, more: string, less: string): Pays =>
  ([pick], prizes) => {
    const count = numbersOf(prizes).filter((number) => isMore(Number(number))).length;
    const come = count === 10 ? 'hoa' : count > 10 ? more : less;
    return when(pick === come, come === 'hoa' ? 467 : 238);
  };
const keno = pool(1, 80, 20, 2, {
  keno1: byHits({ 1: 380 }),
  keno2: byHits({ 1: 100, 2: 945 }),
  keno3: byHits({ 2: 240, 3: 4450 }),
  keno4: byHits({ 2: 100, 3: 700, 4: 14_000 }),
  keno5: byHits({ 3: 400, 4: 2200, 5: 53_000 }),
  keno6: byHits({ 3: 200, 4: 800, 5: 7500, 6: 165_000 }),
  keno7: byHits({ 3: 100, 4: 400, 5: 2200, 6: 30_000, 7: 630_000 }),
  keno8: byHits({ 4: 250, 5: 1200, 6: 9000, 7: 130_000, 8: 2_000_000 }),
  keno10: byHits({ 0: 200, 5: 350, 6: 2200, 7: 14_000, 8: 100_000, 9: 900_000, 10: 9_000_000 }),
  kenoLonNho: half((number) => number > 40, 'lon', 'nho'),
  kenoChanLe: half((number) => number % 2 === 0, 'chan', 'le'),
});

const exactly =
  (from: number, to: number, pays: number): Pays =>
  (picks, prizes) =>
    when(picks.join() === numbersOf(prizes).slice(from, to).join(), pays);

const max3dForms = 'DB 2 16000,G1 4 6000,G2 6 3600,G3 8 2000'.split(',').map((form) => form.split(' '));
const max3d: Lottery = {
  draw: (draw) =>
    max3dForms.map(([prize = '', count]) => ({
      prize,
      numbers: Array.from({ length: Number(count) }, () => digits(draw(1000), 3)),
    })),
  pays: {
    ba3Moi: ([pick], prizes) =>
      max3dForms.reduce(
        (sum, [prize, , pays]) =>
          sum + Number(pays) * numbersOf(prizes, prize).filter((number) => number === pick).length,
        0,
      ),
    capDB: (picks, prizes) =>
      when(
        picks.every((pick) => numbersOf(prizes, 'DB').includes(pick)),
        45_000_000,
      ),
  },
};

const quick: Record<string, Lottery> = {
  'mega-645': pool(1, 45, 6, 2, { sau: byHits({ 3: 1400, 4: 16_000, 5: 600_000, 6: 180_000_000 }) }),
  'power-655': pool(1, 55, 6, 2, { sau: byHits({ 3: 2500, 4: 45_000, 5: 2_000_000, 6: 400_000_000 }) }),
  'max-3d': max3d,
  'max-3d-pro': max3d,
  'keno-vietlott': keno,
  'lantern-keno': keno,
  'swift-3d': {
    draw: (draw) => [{ prize: 'N', numbers: [1, 2, 3].map(() => String(draw(10))) }],
    pays: {
      ba3: ([pick], prizes) => when(numbersOf(prizes).join('') === pick, 95_000),
      soDau: exactly(0, 1, 950),
      soCuoi: exactly(2, 3, 950),
      tong: ([pick], prizes) => {
        const sum = numbersOf(prizes).reduce((all, number) => all + Number(number), 0);
        return when(pick === (sum > 13 ? 'lon' : 'nho'), 190);
      },
    },
  },
  'nine-ball-draw': pool(1, 9, 3, 1, {
    thuTu3: exactly(0, 3, 47_800),
    nhat: exactly(0, 1, 855),
    nhatChanLe: ([pick], prizes) => {
      const isEven = Number(numbersOf(prizes)[0]) % 2 === 0;
      return when(pick === (isEven ? 'chan' : 'le'), isEven ? 213 : 171);
    },
  }),
  'racing-ten': pool(1, 10, 10, 2, {
    nhat: exactly(0, 1, 950),
    nhatNhi: exactly(0, 2, 8550),
    top3: ([pick = ''], prizes) => when(numbersOf(prizes).indexOf(pick) < 3, 316),
    nhatLonNho: ([pick], prizes) => when(pick === (Number(numbersOf(prizes)[0]) > 5 ? 'lon' : 'nho'), 190),
  }),
  'lucky-fifty': {
    draw: (draw) => [
      { prize: 'N', numbers: balls(draw, 1, 50, 5, 2) },
      { prize: 'V', numbers: [String(draw(10))] },
    ],
    pays: {
      nam: (picks, prizes) =>
        byHits({ 2: 400, 3: 5000, 4: 100_000, 5: 15_000_000 })(picks, prizes) *
        (numbersOf(prizes, 'V')[0] === '7' ? 5 : 1),
    },
  },
  'power-bingo': pool(1, 75, 40, 2, {
    the: byHits({ 11: 300, 12: 1200, 13: 6000, 14: 60_000, 15: 1_200_000 }),
  }),
};

/** The lottery of a code, by "Lotteries" of docs/fairness.md. */
export const lotteryOf = (code: string): Lottery | undefined =>
  code.startsWith('xs-') ? province(northern.includes(code.slice(3))) : quick[code];
