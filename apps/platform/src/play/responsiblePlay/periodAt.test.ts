import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAt } from './periodAt.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const malta = 'Europe/Malta';
const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000;
const at = (moment: string, period: 'day' | 'week' | 'month', zone: string) => {
  const { from, to } = periodAt(new Date(moment), period, zone);
  return [from.toISOString(), to.toISOString()];
};

test('a day begins at midnight of the merchant, not of UTC', () => {
  expect(at('2026-11-21T16:59:59.999Z', 'day', saigon)).toEqual([
    '2026-11-20T17:00:00.000Z',
    '2026-11-21T17:00:00.000Z',
  ]);
  expect(at('2026-11-21T17:00:00Z', 'day', saigon)[0]).toBe('2026-11-21T17:00:00.000Z');
});

test('a week begins on Monday, also across the turn of a year', () => {
  expect(at('2026-11-22T12:00:00Z', 'week', malta)).toEqual([
    '2026-11-15T23:00:00.000Z',
    '2026-11-22T23:00:00.000Z',
  ]);
  expect(at('2027-01-01T12:00:00Z', 'week', malta)[0]).toBe('2026-12-27T23:00:00.000Z');
});

test('a month is as long as it is', () => {
  expect(at('2028-02-29T23:30:00Z', 'month', malta)).toEqual([
    '2028-02-29T23:00:00.000Z',
    '2028-03-31T22:00:00.000Z',
  ]);
});

test('where clocks change, a day has 23 or 25 hours, and each hour belongs to one day', () => {
  expect(hours(periodAt(new Date('2026-03-29T12:00:00Z'), 'day', malta))).toBe(23);
  expect(hours(periodAt(new Date('2026-10-25T12:00:00Z'), 'day', malta))).toBe(25);
  expect(hours(periodAt(new Date('2026-10-25T12:00:00Z'), 'week', malta))).toBe(169);
  // 02:30 comes twice on this day.
  for (const moment of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
    expect(at(moment, 'day', malta)[0]).toBe('2026-10-24T22:00:00.000Z');
  // Midnight itself is skipped here when clocks go forward.
  expect(at('2026-04-24T12:00:00Z', 'day', 'Africa/Cairo')[0]).toBe('2026-04-23T22:00:00.000Z');
});

test('periods follow each other without a gap, in any zone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      fc.constantFrom(saigon, malta, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
      (now, period, zone) => {
        const { from, to } = periodAt(now, period, zone);
        expect(from <= now && now < to).toBe(true);
        expect(periodAt(from, period, zone)).toEqual({ from, to });
        expect(periodAt(to, period, zone).from).toEqual(to);
        expect(periodAt(new Date(from.getTime() - 1), period, zone).to).toEqual(from);
      },
    ),
  );
});
