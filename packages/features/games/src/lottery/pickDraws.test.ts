import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lottery } from '../testing/samples.ts';
import { pickDraws } from './pickDraws.ts';

const start = Date.UTC(2026, 10, 21);

const lotteries = fc.array(
  fc
    .record({
      isOfficial: fc.boolean(),
      minutes: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: null }),
    })
    .map(({ isOfficial, minutes }) =>
      lottery({
        isOfficial,
        nextDrawAt: minutes === null ? null : new Date(start + minutes * 60_000).toISOString(),
      }),
    ),
  { maxLength: 40 },
);

test('fills the places with draws to come: quick ones as they are listed, then official ones, soonest first', () => {
  fc.assert(
    fc.property(lotteries, (list) => {
      const picked = pickDraws(list, 6);
      const planned = list.filter(({ nextDrawAt }) => nextDrawAt !== null);
      expect(picked).toHaveLength(Math.min(6, planned.length));
      const quick = picked.filter(({ isOfficial }) => !isOfficial);
      const official = picked.slice(quick.length);
      expect(quick).toEqual(planned.filter(({ isOfficial }) => !isOfficial).slice(0, quick.length));
      const times = official.map(({ nextDrawAt }) => nextDrawAt);
      expect(times).toEqual([...times].sort());
      expect(official.length).toBeGreaterThanOrEqual(
        Math.min(4, planned.filter(({ isOfficial }) => isOfficial).length),
      );
    }),
  );
});

test('a draw that is over leaves every card in its place', () => {
  const quick = (code: string, minute: number) =>
    lottery({ code, isOfficial: false, nextDrawAt: new Date(start + minute * 60_000).toISOString() });
  const codesOf = (list: readonly Parameters<typeof lottery>[0][]) =>
    pickDraws(list.map(lottery), 6).map(({ code }) => code);
  expect(codesOf([quick('ONE', 1), quick('THREE', 2)])).toEqual(['ONE', 'THREE']);
  expect(codesOf([quick('ONE', 3), quick('THREE', 2)])).toEqual(['ONE', 'THREE']);
});
