import { expect, test } from 'vitest';
import type { Prize } from './Bet.ts';
import { prizeForms, provinceGame } from './provinces.ts';
import { costOf, winOf } from './ticket.ts';

const prize = (name: string, ...numbers: string[]): Prize => ({ prize: name, numbers });

/** A draw of the North. 45 ends three of its numbers, 88 two, 07 and 12 one each; nothing ends with 00, 01 or 02. */
const north = [
  prize('DB', '83945'),
  prize('G1', '10288'),
  prize('G2', '55507', '77112'),
  prize('G3', '20345', '90021', '31533', '64876', '19990', '28359'),
  prize('G4', '4188', '7364', '9053', '2916'),
  prize('G5', '5130', '8842', '6071', '3395', '7724', '1567'),
  prize('G6', '745', '218', '639'),
  prize('G7', '26', '58', '83', '91'),
];

/** A draw of the South or the Centre. 45 ends two of its numbers, 88 and 07 one each; nothing ends with 00 or 01. */
const south = [
  prize('DB', '683945'),
  prize('G1', '10288'),
  prize('G2', '55507'),
  prize('G3', '20345', '90021'),
  prize('G4', '31533', '64876', '19990', '28359', '40418', '73640', '90532'),
  prize('G5', '2916'),
  prize('G6', '5130', '8842', '6071'),
  prize('G7', '339'),
  prize('G8', '24'),
];

type Row = [bet: string, picks: string, cost: number, win: number];

/** Worked by hand for a stake of 1,000 VND. */
const northern: Row[] = [
  ['de', '45', 1000, 99_900],
  ['de', '54', 1000, 0],
  ['de', '88', 1000, 0],
  ['lo', '45', 27_000, 299_700],
  ['lo', '88', 27_000, 199_800],
  ['lo', '07', 27_000, 99_900],
  ['lo', '00', 27_000, 0],
  ['xien2', '45 88', 1000, 16_000],
  ['xien2', '45 00', 1000, 0],
  ['xien3', '07 45 88', 1000, 65_000],
  ['xien3', '00 45 88', 1000, 0],
  ['xien4', '07 12 45 88', 1000, 180_000],
  ['xien4', '07 12 45 89', 1000, 0],
  ['cang3', '945', 1000, 980_000],
  ['cang3', '745', 1000, 0],
  ['cang4', '3945', 1000, 9_000_000],
  ['cang4', '8394', 1000, 0],
  ['truot4', '00 01 02 03', 1000, 2800],
  ['truot4', '00 01 02 45', 1000, 0],
  ['truot8', '00 01 02 03 04 05 06 08', 1000, 9000],
  ['truot8', '00 01 02 03 04 05 06 07', 1000, 0],
  ['truot10', '00 01 02 03 04 05 06 08 09 10', 1000, 16_000],
  ['truot10', '00 01 02 03 04 05 06 08 09 12', 1000, 0],
  ['dau', '4', 1000, 9700],
  ['dau', '5', 1000, 0],
  ['duoi', '5', 1000, 9700],
  ['duoi', '4', 1000, 0],
  ['taixiu', 'xiu', 1000, 1970],
  ['taixiu', 'tai', 1000, 0],
];

const southern: Row[] = [
  ['de', '45', 1000, 99_900],
  ['de', '24', 1000, 0],
  ['lo', '45', 18_000, 199_800],
  ['lo', '24', 18_000, 99_900],
  ['lo', '00', 18_000, 0],
  ['xien2', '45 88', 1000, 28_000],
  ['xien2', '00 45', 1000, 0],
  ['xien3', '07 45 88', 1000, 150_000],
  ['xien3', '08 45 88', 1000, 0],
  ['xien4', '07 24 45 88', 1000, 750_000],
  ['xien4', '07 25 45 88', 1000, 0],
  ['cang3', '945', 1000, 980_000],
  ['cang3', '339', 1000, 0],
  ['cang4', '3945', 1000, 9_000_000],
  ['cang4', '2916', 1000, 0],
  ['truot4', '00 01 02 03', 1000, 1970],
  ['truot4', '00 01 02 24', 1000, 0],
  ['truot8', '00 01 02 03 04 05 06 08', 1000, 4200],
  ['truot8', '00 01 02 03 04 05 06 07', 1000, 0],
  ['truot10', '00 01 02 03 04 05 06 08 09 10', 1000, 6200],
  ['truot10', '00 01 02 03 04 05 06 08 09 39', 1000, 0],
  ['dau', '4', 1000, 9700],
  ['dau', '8', 1000, 0],
  ['duoi', '5', 1000, 9700],
  ['duoi', '6', 1000, 0],
  ['taixiu', 'xiu', 1000, 1970],
  ['taixiu', 'tai', 1000, 0],
];

test.each([
  ['Northern', north, northern],
  ['Central', south, southern],
  ['Southern', south, southern],
] as const)('%s: every bet costs and pays what was worked out by hand', (region, drawn, rows) => {
  const { bets } = provinceGame(region);
  const seen = rows.map(([bet, picks]): Row => {
    const line = { bet, picks: picks.split(' '), stake: 1000 };
    return [bet, picks, costOf(bets, line), winOf(bets, line, drawn)];
  });
  expect(seen).toEqual(rows);
  expect(new Set(rows.map(([bet]) => bet))).toEqual(new Set(bets.map(({ id }) => id)));
});

test('over is 50 to 99, under is 00 to 49', () => {
  const { bets } = provinceGame('Northern');
  const winner = (special: string) =>
    ['tai', 'xiu'].filter((pick) =>
      winOf(bets, { bet: 'taixiu', picks: [pick], stake: 10 }, [prize('DB', special)]),
    );
  expect(['10000', '10049', '10050', '10099'].map(winner)).toEqual([['xiu'], ['xiu'], ['tai'], ['tai']]);
});

test.each([
  ['Northern', 27, 107],
  ['Central', 18, 82],
  ['Southern', 18, 82],
] as const)('%s: a draw has %i numbers of %i digits together', (region, numbers, digits) => {
  let at = 0;
  const drawn = provinceGame(region).draw((bound) => (at += 7919) % bound);
  expect(
    drawn.map(({ prize: name, numbers: of }) => [name, of.length, ...new Set(of.map((one) => one.length))]),
  ).toEqual(prizeForms[region].map(({ prize: name, count, digits: width }) => [name, count, width]));
  const all = drawn.flatMap(({ numbers: of }) => of);
  expect([all.length, all.join('').length]).toEqual([numbers, digits]);
});

test.each(['Northern', 'Southern'] as const)(
  '%s: what is returned is what all possible draws return',
  (region) => {
    const { bets } = provinceGame(region);
    const numbers = region === 'Northern' ? 27 : 18;
    const returned = Object.fromEntries(bets.map(({ id, returnToPlayer }) => [id, returnToPlayer]));
    // One number of two digits ends with a pick once in a hundred: sums over how many numbers do.
    const chanceOf = (pairs: number) => (1 - pairs / 100) ** numbers;
    const pair = 1 - 2 * chanceOf(1) + chanceOf(2);
    expect(returned['xien2']).toBeCloseTo((region === 'Northern' ? 16 : 28) * pair, 12);
    expect(returned['lo']).toBeCloseTo((numbers * 0.01 * 99.9) / numbers, 12);
    expect(returned['truot4']).toBeCloseTo((region === 'Northern' ? 2.8 : 1.97) * chanceOf(4), 12);
    // All the special prize's last digits there are.
    for (const [id, digits] of [
      ['de', 2],
      ['cang3', 3],
      ['cang4', 4],
      ['dau', 2],
      ['duoi', 1],
      ['taixiu', 2],
    ] as const) {
      const bet = bets.find((one) => one.id === id);
      const pick = id === 'taixiu' ? 'tai' : id === 'dau' || id === 'duoi' ? '7' : '7'.padStart(digits, '3');
      let sum = 0;
      for (let end = 0; end < 10 ** digits; end += 1) {
        sum +=
          bet?.oddsWon(
            [pick],
            [
              prize(
                'DB',
                String(end)
                  .padStart(5, '1'.padEnd(5 - digits, '1'))
                  .padStart(5, '0'),
              ),
            ],
          ) ?? 0;
      }
      expect(returned[id]).toBeCloseTo(sum / 100 / 10 ** digits, 12);
    }
  },
);
