import { expect, test } from 'vitest';
import { callTimes, placeOfTime, slowest } from './callTimes.ts';

const none = [...callTimes, 0].map(() => 0);
const countsOf = (times: readonly number[]) => {
  const counts = [...none];
  for (const time of times) counts[placeOfTime(time)] = (counts[placeOfTime(time)] ?? 0) + 1;
  return counts;
};

test('95 of 100 are within the bound that is told', () => {
  const fast = Array.from({ length: 95 }, () => 4);
  expect(slowest(countsOf([...fast, ...Array.from({ length: 5 }, () => 900)]))).toBe(5);
  expect(slowest(countsOf([...fast.slice(1), ...Array.from({ length: 6 }, () => 900)]))).toBe(1_000);
});

test('without a call there is no bound, nor above the last', () => {
  expect(slowest(none)).toBeNull();
  expect(slowest(countsOf([6_000]))).toBeNull();
});
