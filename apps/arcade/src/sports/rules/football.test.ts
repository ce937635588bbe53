import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { football } from './football.ts';
import { oddsOf, winOf } from './oddsOf.ts';

const half = 500_000;
const at = (worth: readonly number[], step: number, score: readonly [number, number]) =>
  Object.fromEntries(
    football
      .markets(worth, { step, score })
      .flatMap(({ id, returned, picks }) => [
        [`${id} returned`, returned],
        ...picks.map(({ id: pick, chance }) => [`${id} ${pick}`, chance]),
      ]),
  ) as Record<string, number>;

test('chances of the last two minutes are those worked by hand', () => {
  // A minute: home 1/2, away 1/4, none 1/4. At 1–1, over two minutes:
  const chances = at([half, half / 2], 88, [1, 1]);
  // Home wins by (h, h), (h, none) in either order: 1/4 + 2 · 1/8; away by 1/16 + 2 · 1/16.
  expect(chances['winner 1']).toBeCloseTo(1 / 2, 12);
  expect(chances['winner 2']).toBeCloseTo(3 / 16, 12);
  expect(chances['winner x']).toBeCloseTo(5 / 16, 12);
  // A third goal comes unless both minutes have none.
  expect(chances['total25 over']).toBeCloseTo(15 / 16, 12);
  // Exactly three goals: one more, in either minute.
  expect(chances['total3 returned']).toBeCloseTo(2 * (3 / 4) * (1 / 4), 12);
  expect(chances['total3 over']).toBeCloseTo(9 / 16, 12);
  expect(chances['total3 under']).toBeCloseTo(1 / 16, 12);
});

test('chances are those of every run of minutes counted one by one', () => {
  const worth = [210_000, 90_000] as const;
  const goal = [worth[0] / 1e6, worth[1] / 1e6, 1 - (worth[0] + worth[1]) / 1e6] as const;
  const counted: Record<string, number> = {};
  const count = (left: number, home: number, away: number, chance: number) => {
    if (left === 0) {
      for (const [market, pick] of [
        ['winner', '1'],
        ['winner', 'x'],
        ['winner', '2'],
        ['total25', 'over'],
        ['total25', 'under'],
        ['total3', 'over'],
        ['total3', 'under'],
      ] as const)
        if (football.resultOf(market, pick, [home, away]) === 'won')
          counted[`${market} ${pick}`] = (counted[`${market} ${pick}`] ?? 0) + chance;
      return;
    }
    count(left - 1, home + 1, away, chance * goal[0]);
    count(left - 1, home, away + 1, chance * goal[1]);
    count(left - 1, home, away, chance * goal[2]);
  };
  count(8, 0, 1, 1);
  const chances = at(worth, 82, [0, 1]);
  for (const [key, chance] of Object.entries(counted)) expect(chances[key], key).toBeCloseTo(chance, 12);
});

test('a market’s chances are 1 together, whatever the match and its minute', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: 5000, max: 40_000 }), fc.integer({ min: 5000, max: 40_000 })),
      fc.integer({ min: 0, max: 90 }),
      fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
      (worth, step, score) => {
        for (const { returned, picks } of football.markets(worth, { step, score })) {
          const sum = picks.reduce((total, { chance }) => total + chance, returned);
          expect(sum).toBeCloseTo(1, 10);
        }
      },
    ),
  );
});

test('odds keep the stated part and never less than it, and are 1.01 at least', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: 5000, max: 40_000 }), fc.integer({ min: 5000, max: 40_000 })),
      fc.integer({ min: 0, max: 85 }),
      fc.constantFrom(0.95, 0.945),
      (worth, step, payback) => {
        const offered = football.markets(worth, { step, score: [1, 1] }).flatMap((market) =>
          market.picks.flatMap(({ id, chance }) => {
            const odds = oddsOf(market, id, payback);
            return odds === null ? [] : { odds, chance: chance / (1 - market.returned) };
          }),
        );
        for (const { odds, chance } of offered) {
          expect(odds).toBeGreaterThanOrEqual(101);
          // What is paid back of stakes that are not returned: rounding takes a hundredth of the odds at most.
          const paid = (odds / 100) * chance;
          expect(paid).toBeLessThanOrEqual(payback + 1e-9);
          expect(paid).toBeGreaterThan(odds === 5000 ? 0 : payback - 0.01);
        }
      },
    ),
  );
});

test('odds and payouts by hand', () => {
  const market = {
    id: 'winner',
    returned: 0,
    picks: [
      { id: '1', chance: 0.5 },
      { id: 'x', chance: 0.3 },
      { id: '2', chance: 0.2 },
    ],
  };
  expect(['1', 'x', '2'].map((pick) => oddsOf(market, pick, 0.95))).toEqual([190, 316, 475]);
  const whole = { id: 'total3', returned: 0.2, picks: [{ id: 'over', chance: 0.4 }] };
  expect(oddsOf(whole, 'over', 0.95)).toBe(190);
  const sure = { id: 'winner', returned: 0, picks: [{ id: '1', chance: 0.99 }] };
  expect(oddsOf(sure, '1', 0.95)).toBeNull();
  expect(oddsOf(sure, '2', 0.95)).toBeNull();
  expect(winOf(1000, 316)).toBe(3160);
  expect(winOf(333, 185)).toBe(616);
  expect(winOf(9_007_199_254_740, 199)).toBe(17_924_326_516_932);
});

test.each([
  ['winner', '1', [2, 1], 'won'],
  ['winner', 'x', [2, 1], 'lost'],
  ['winner', 'x', [0, 0], 'won'],
  ['winner', '2', [0, 3], 'won'],
  ['total25', 'over', [2, 1], 'won'],
  ['total25', 'under', [1, 1], 'won'],
  ['total25', 'under', [3, 0], 'lost'],
  ['total3', 'over', [2, 1], 'returned'],
  ['total3', 'under', [2, 1], 'returned'],
  ['total3', 'over', [2, 2], 'won'],
  ['total3', 'under', [2, 2], 'lost'],
] as const)('%s %s at %j is %s', (market, pick, score, result) => {
  expect(football.resultOf(market, pick, score)).toBe(result);
});

test('a match is the same for the same seed, has ninety minutes and a goal a minute at most', () => {
  const play = () => football.play([20_000, 15_000], drawsOf('a seed', 'a league:1', 0));
  const states = play();
  expect(states).toEqual(play());
  expect(states).toHaveLength(91);
  for (const [index, { score }] of states.entries()) {
    const before = states[index - 1]?.score ?? [0, 0];
    const goals = (score[0] ?? 0) + (score[1] ?? 0) - (before[0] ?? 0) - (before[1] ?? 0);
    expect([0, 1]).toContain(goals);
  }
});
