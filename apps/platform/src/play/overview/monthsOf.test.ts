import { expect, test } from 'vitest';
import { monthsOf } from './monthsOf.ts';

test('a day is one bit of its month', () => {
  expect(monthsOf('2026-11-01', '2026-11-01')).toEqual([{ month: '2026-11-01', days: 1 }]);
  expect(monthsOf('2026-12-31', '2026-12-31')).toEqual([{ month: '2026-12-01', days: 2 ** 30 }]);
});

test('a span takes the end of its first month, all of those between, and the beginning of its last', () => {
  expect(monthsOf('2026-12-30', '2027-02-02')).toEqual([
    { month: '2026-12-01', days: 2 ** 29 + 2 ** 30 },
    { month: '2027-01-01', days: 2 ** 31 - 1 },
    { month: '2027-02-01', days: 3 },
  ]);
});
