import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordScore } from './passwordScore.ts';

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 1],
  ['abc', 1],
  ['abcdefgh', 1],
  ['sennovang19', 2],
  ['SenNoVang19', 3],
  ['Sen-No+Vang19!xY', 4],
])('%j scores %i', (password, score) => {
  expect(passwordScore(password)).toBe(score);
});

test('more characters never make a password weaker', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (password, more) => {
      expect(passwordScore(password + more)).toBeGreaterThanOrEqual(passwordScore(password));
    }),
  );
});
