import { expect, test } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { derby } from './derby.ts';
import { lastSquad } from './lastSquad.ts';
import type { Sport } from './Sport.ts';

const worth = [900, 700, 600, 500, 450, 400, 350, 300];
const chancesAt = (sport: Sport, score: readonly number[], of: readonly number[] = worth) =>
  (sport.markets(of, { step: 0, score })[0]?.picks ?? []).map(({ chance }) => chance);

test('the chance of a race is a runner’s part of what all are worth', () => {
  expect(chancesAt(derby, [0, 0, 0], [50, 30, 20])).toEqual([0.5, 0.3, 0.2]);
});

test('chances of the last squad are those worked by hand', () => {
  // Worth 1 and 3: the first goes three times as often.
  const [one, two] = chancesAt(lastSquad, [0, 0], [100, 300]);
  expect(one).toBeCloseTo(1 / 4, 3);
  expect(two).toBeCloseTo(3 / 4, 3);
  // Equals have equal chances; those who are out have none.
  const even = chancesAt(lastSquad, [0, 3, 0], [100, 100, 100]);
  expect(even).toEqual([0.5, 0, 0.5]);
  // Weights 2, 1 and 1: the first is last if both others go before it, 1/4 + 1/4 times 1/3.
  expect(chancesAt(lastSquad, [0, 0, 0], [100, 200, 200])[0]).toBeCloseTo((2 / 4) * (1 / 3), 3);
});

test.each([
  ['derby', derby],
  ['lastSquad', lastSquad],
])('%s: chances are 1 together, and who comes first does so as often as they say', (_name, sport) => {
  const chances = chancesAt(
    sport,
    worth.map(() => 0),
  );
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const count = 3000;
  const wins = worth.map(() => 0);
  for (let number = 0; number < count; number += 1) {
    const states = sport.play(worth, drawsOf('a fixed seed', 'field', number));
    expect(states).toHaveLength(sport.longest + 1);
    const score = states.at(-1)?.score ?? [];
    expect([...score].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    wins[score.indexOf(1)]! += 1;
  }
  for (const [index, chance] of chances.entries()) {
    const deviation = Math.sqrt((chance * (1 - chance)) / count);
    expect(Math.abs((wins[index] ?? 0) / count - chance)).toBeLessThan(5 * deviation);
  }
});

test('a bet on the first wins, others lose; the last two are not bet on', () => {
  const score = [3, 1, 2];
  expect(['1', '2', '3'].map((pick) => lastSquad.resultOf('winner', pick, score))).toEqual([
    'lost',
    'won',
    'lost',
  ]);
  expect(['1', '2', '3'].map((pick) => derby.resultOf('winner', pick, score))).toEqual([
    'lost',
    'won',
    'lost',
  ]);
  expect(lastSquad.isClosing({ step: 36, score: [0, 0, 3, 4, 5, 6, 7, 8] })).toBe(true);
  expect(lastSquad.isClosing({ step: 30, score: [0, 0, 0, 4, 5, 6, 7, 8] })).toBe(false);
});
