import { expect, test } from 'vitest';
import { parseAmount } from './parseAmount.ts';

test.each([
  ['', 0, undefined],
  ['₫', 0, undefined],
  ['150000', 0, 150_000],
  ['150.000', 0, 150_000],
  ['150,000 ₫', 0, 150_000],
  ['12', 2, 1_200],
  ['12.5', 2, 1_250],
  ['12,50', 2, 1_250],
  ['1,234', 2, 123_400],
  ['1.234,56 $', 2, 123_456],
  ['0.01', 2, 1],
  ['99999999999999999999', 0, undefined],
])('%j with %i digits is %j', (typed, minorDigits, minor) => {
  expect(parseAmount(typed, minorDigits)).toBe(minor);
});
