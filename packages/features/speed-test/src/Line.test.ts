import { expect, test } from 'vitest';
import { bestOf, failuresOf, middleOf } from './Line.ts';

const line = (domain: string, ...tries: (number | null)[]) => ({ domain, tries });

test('the middle answer counts, whatever one slow try took', () => {
  expect(middleOf(line('a', 40.4, 900, 42, 41, 39))).toBe(41);
  expect(middleOf(line('a', null, 30, 20))).toBe(20);
  expect(middleOf(line('a', null, null))).toBeUndefined();
  expect(failuresOf(line('a', null, 30, null))).toBe(2);
});

test('a line that always answers stands before a faster one that does not', () => {
  const lines = [
    line('flaky', 5, null, 5),
    line('steady', 80, 80, 80),
    line('slow', 90, 90, 90),
    line('gone', null),
  ];
  expect(bestOf(lines)?.domain).toBe('steady');
  expect(bestOf([line('gone', null, null)])).toBeUndefined();
});
