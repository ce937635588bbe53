import { expect, test } from 'vitest';
import { parseAmount, writeAmount } from './parseAmount.ts';

test.each([
  ['200000', 'VND', 'vi', 200_000],
  ['200.000', 'VND', 'vi', 200_000],
  ['200,000', 'VND', 'vi', 200_000],
  ['1 250 000', 'VND', 'en', 1_250_000],
  ['20', 'USD', 'en', 2_000],
  ['1,250.5', 'USD', 'en', 125_050],
  ['1.250,05', 'USD', 'vi', 125_005],
  ['12.345678', 'USDT', 'en', 12_345_678],
])('%s of %s in %s are %i minor units', (text, currency, language, minor) => {
  expect(parseAmount(text, currency, language)).toBe(minor);
});

test.each([
  ['', 'VND', 'vi'],
  ['0', 'VND', 'vi'],
  ['-5', 'VND', 'vi'],
  ['200.00', 'VND', 'vi'],
  ['1e5', 'VND', 'vi'],
  ['20.005', 'USD', 'en'],
  ['20,5', 'USD', 'en'],
  ['1.2.3', 'USD', 'en'],
  ['9'.repeat(30), 'VND', 'vi'],
])('%s of %s in %s is no amount', (text, currency, language) => {
  expect(parseAmount(text, currency, language)).toBeUndefined();
});

test.each([
  [1_250_000, 'VND', 'vi', '1.250.000'],
  [125_050, 'USD', 'en', '1,250.50'],
  [2_000, 'USD', 'en', '20'],
])('%i %s in %s is written so that it is read again', (minor, currency, language, text) => {
  expect(writeAmount(minor, currency, language)).toBe(text);
  expect(parseAmount(text, currency, language)).toBe(minor);
});
