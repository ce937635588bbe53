import { assert, constantFrom, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf, type RangePreset } from './rangeOf.ts';

// 21 November 2026 is a Saturday.
test.each<[RangePreset, string, string, string]>([
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last7Days', '2026-11-21', '2026-11-15', '2026-11-21'],
  ['last30Days', '2026-11-21', '2026-10-23', '2026-11-21'],
  ['thisWeek', '2026-11-21', '2026-11-16', '2026-11-21'],
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['lastWeek', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['thisMonth', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
])('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(rangeOf(preset, today)).toEqual({ from, to });
});

test('no preset ends before it begins or after today', () => {
  const presets: RangePreset[] = ['yesterday', 'last7Days', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'];
  assert(
    property(
      date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      constantFrom(...presets),
      (moment, preset) => {
        const today = moment.toISOString().slice(0, 10);
        const { from, to } = rangeOf(preset, today);
        expect(from <= to && to <= today).toBe(true);
      },
    ),
  );
});
