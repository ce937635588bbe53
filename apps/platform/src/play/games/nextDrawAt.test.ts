import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDrawAt } from './nextDrawAt.ts';

const south = { drawDayOfWeek: '1,6', drawMinute: 16 * 60 + 15, intervalMinutes: null };

test.each([
  ['2026-11-21T09:14:59Z', '2026-11-21T09:15:00.000Z', 'on a Saturday before 16:15 in Vietnam'],
  ['2026-11-21T09:15:00Z', '2026-11-23T09:15:00.000Z', 'the moment of the draw counts as over'],
  ['2026-11-22T17:00:00Z', '2026-11-23T09:15:00.000Z', 'Monday has begun in Vietnam'],
  ['2026-11-23T10:00:00Z', '2026-11-28T09:15:00.000Z', 'over to Saturday'],
])('after %s the next draw is at %s: %s', (now, next) => {
  expect(nextDrawAt(south, new Date(now))?.toISOString()).toBe(next);
});

test('a lottery of one day a week waits a whole week after its draw', () => {
  const weekly = { ...south, drawDayOfWeek: '6' };
  expect(nextDrawAt(weekly, new Date('2026-11-21T09:15:00Z'))?.toISOString()).toBe(
    '2026-11-28T09:15:00.000Z',
  );
});

test('a lottery without days never draws', () => {
  expect(nextDrawAt({ ...south, drawDayOfWeek: '' }, new Date())).toBeNull();
});

test('one that draws around the clock draws within its interval, on the minute', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      fc.constantFrom(1, 3, 5, 10),
      (now, intervalMinutes) => {
        const next = nextDrawAt({ drawDayOfWeek: '1,2,3,4,5,6,7', drawMinute: 0, intervalMinutes }, now)!;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(intervalMinutes * 60_000);
        expect(next.getTime() % 60_000).toBe(0);
      },
    ),
  );
});

test('a draw is always ahead, within a week, on one of its days', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      days,
      (now, list) => {
        const next = nextDrawAt({ ...south, drawDayOfWeek: list.join(',') }, now)!;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 86_400_000);
        const weekday = new Date(next.getTime() + 7 * 3_600_000).getUTCDay() || 7;
        expect(list).toContain(weekday);
      },
    ),
  );
});
