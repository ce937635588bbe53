import { currencyCodes, languageIds } from '@marquee/reference';
import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { amountNotation } from './amountNotation.ts';
import { readAmount } from './readAmount.ts';
import { writeAmount } from './writeAmount.ts';

test.each([
  ['1250000', 'VND', 'vi', '1.250.000', 1_250_000],
  ['1.250.0004', 'VND', 'vi', '12.500.004', 12_500_004],
  ['1,250.75', 'VND', 'en', '1,250', 1250],
  ['₫ 50.000', 'VND', 'vi', '50.000', 50_000],
  ['200,000', 'VND', 'vi', '200.000', 200_000],
  ['1.250.000', 'VND', 'en', '1,250,000', 1_250_000],
  ['1234,5', 'USD', 'vi', '1.234,5', 123_450],
  ['1234.567', 'USD', 'en', '1,234.56', 123_456],
  ['12.', 'USD', 'en', '12.', 1200],
  ['.5', 'USD', 'en', '0.5', 50],
  ['007', 'USD', 'en', '7', 700],
  ['1.2.3', 'USD', 'en', '1.23', 123],
  ['abc', 'USD', 'en', '', undefined],
  ['-20', 'USD', 'en', '20', 2000],
  ['9'.repeat(20), 'VND', 'en', '999,999,999,999,999', 999_999_999_999_999],
])('%s typed in %s by a reader of %s stands as %s', (typed, currency, locale, text, minor) => {
  expect(readAmount(typed, currency, locale)).toEqual({ text, minor });
});

test.each([
  [1_250_000, 'VND', 'vi', '1.250.000'],
  [120_050, 'USD', 'en', '1,200.50'],
  [120_000, 'USD', 'vi', '1.200'],
  [1_500_000, 'USDT', 'en', '1.50'],
  [1, 'USDT', 'en', '0.000001'],
])('%d minor units of %s stand as a reader of %s would type them: %s', (minor, currency, locale, text) => {
  expect(writeAmount(minor, currency, locale)).toBe(text);
});

test('what is written is read back as the same amount', () => {
  assert(
    property(
      integer({ min: 0, max: 999_999_999_999_999 }),
      constantFrom(...currencyCodes),
      constantFrom(...languageIds),
      (minor, currency, locale) => {
        const text = writeAmount(minor, currency, locale);
        expect(readAmount(text, currency, locale).minor).toBe(minor);
      },
    ),
  );
});

test('the sign of a currency stands where the language puts it', () => {
  expect(amountNotation('VND', 'vi')).toMatchObject({ sign: '₫', isSignBefore: false });
  expect(amountNotation('USD', 'en')).toMatchObject({ sign: '$', isSignBefore: true });
  expect(amountNotation('USDT', 'vi')).toMatchObject({ sign: 'USDT', isSignBefore: false });
  expect(() => amountNotation('XXX', 'en')).toThrow(RangeError);
});
