import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { bestOfThree } from './maps.ts';

const chancesOf = (worth: readonly number[], score: readonly number[], rounds: readonly number[]) =>
  Object.fromEntries(
    bestOfThree
      .markets(worth, { step: 1, score, rounds })
      .flatMap(({ id, picks }) => picks.map(({ id: pick, chance }) => [`${id} ${pick}`, chance])),
  ) as Record<string, number>;

test('chances worked by hand: even sides, and the last rounds of a map', () => {
  expect(chancesOf([1, 1], [0, 0], [0, 0])).toEqual({
    'winner 1': 0.5,
    'winner 2': 0.5,
    'maps25 over': 0.5,
    'maps25 under': 0.5,
  });
  // 12–12 in the third map: one round decides, of which the first side wins three in four.
  const last = chancesOf([3, 1], [1, 1], [12, 12]);
  expect(last['winner 1']).toBeCloseTo(3 / 4, 12);
  expect(last['maps25 over']).toBe(1);
  // 12–11 up: it needs one round of the next two.
  expect(chancesOf([3, 1], [1, 1], [12, 11])['winner 1']).toBeCloseTo(1 - 1 / 16, 12);
  // One map up and 11–12 down: a third map comes unless it wins the next two rounds.
  const second = chancesOf([3, 1], [1, 0], [11, 12]);
  expect(second['maps25 under']).toBeCloseTo(9 / 16, 12);
});

test('a market’s chances are 1 together and change with no round more than they can', () => {
  const count = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 })),
      fc.constantFrom([0, 0], [1, 0], [0, 1], [1, 1]),
      fc.tuple(count, count),
      (worth, score, rounds) => {
        for (const { picks } of bestOfThree.markets(worth, { step: 1, score, rounds })) {
          expect(picks.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
          for (const { chance } of picks) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1 + 1e-12);
          }
        }
      },
    ),
  );
});

test('matches end with two maps of thirteen rounds, as often as their chances say', () => {
  const worth = [105, 95];
  const count = 2000;
  const finals = Array.from({ length: count }, (_, number) => {
    const states = bestOfThree.play(worth, drawsOf('a fixed seed', 'maps', number));
    expect(states.length - 1).toBeLessThanOrEqual(bestOfThree.longest);
    return states.at(-1)?.score ?? [];
  });
  const share = (is: (score: readonly number[]) => boolean) => finals.filter(is).length / count;
  const chances = chancesOf(worth, [0, 0], [0, 0]);
  // Five deviations of a share of 2000.
  const five = 5 * Math.sqrt(0.25 / count);
  expect(Math.abs(share(([one]) => one === 2) - (chances['winner 1'] ?? 0))).toBeLessThan(five);
  expect(
    Math.abs(share(([one = 0, two = 0]) => one + two === 3) - (chances['maps25 over'] ?? 0)),
  ).toBeLessThan(five);
  for (const score of finals) expect(Math.max(...score)).toBe(2);
});

test.each([
  ['winner', '1', [2, 1], 'won'],
  ['winner', '2', [2, 1], 'lost'],
  ['maps25', 'over', [1, 2], 'won'],
  ['maps25', 'under', [1, 2], 'lost'],
  ['maps25', 'under', [0, 2], 'won'],
] as const)('%s %s at %j is %s', (market, pick, score, result) => {
  expect(bestOfThree.resultOf(market, pick, score)).toBe(result);
});

test('no bet is taken once a side needs two rounds to win the match', () => {
  const isClosing = (score: readonly number[], rounds: readonly number[]) =>
    bestOfThree.isClosing({ step: 1, score, rounds });
  expect(isClosing([1, 0], [10, 12])).toBe(false);
  expect(isClosing([1, 0], [11, 12])).toBe(true);
  expect(isClosing([1, 1], [0, 11])).toBe(true);
});
