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

test('fills the places with draws to come, soonest first', () => {
  fc.assert(
    fc.property(lotteries, (list) => {
      const picked = pickDraws(list, 6);
      const planned = list.filter(({ nextDrawAt }) => nextDrawAt !== null);
      expect(picked).toHaveLength(Math.min(6, planned.length));
      const times = picked.map(({ nextDrawAt }) => nextDrawAt);
      expect(times).toEqual([...times].sort());
      expect(picked.filter(({ isOfficial }) => isOfficial).length).toBeGreaterThanOrEqual(
        Math.min(4, planned.filter(({ isOfficial }) => isOfficial).length),
      );
    }),
  );
});
