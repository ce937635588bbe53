import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { niceScale } from './niceScale.ts';

test.each([
  [
    [3, 9, 17],
    [0, 5, 10, 15, 20],
  ],
  [[1_250_000], [0, 500_000, 1_000_000, 1_500_000]],
  [
    [-40, 60],
    [-50, -25, 0, 25, 50, 75],
  ],
  [[-8], [-8, -6, -4, -2, 0]],
  [
    [1, 2],
    [0, 1, 2],
  ],
  [[1.5], [0, 0.5, 1, 1.5]],
  [[0], [0, 1]],
  [[], [0, 1]],
])('%j stand on an axis of %j', (values, ticks) => {
  expect(niceScale(values)).toEqual(ticks);
});

test('an axis holds every value and zero, in one to seven whole steps', () => {
  assert(
    property(array(integer({ min: -1e12, max: 1e12 }), { maxLength: 40 }), (values) => {
      const ticks = niceScale(values);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks).toContain(0);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});
