import { formatMoney, toDecimal } from '@marquee/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from './parseAmount.ts';

test.each([
  ['1000000', 'VND', 1_000_000],
  ['1.000.000', 'VND', 1_000_000],
  ['1,000,000', 'VND', 1_000_000],
  ['1 000 000', 'VND', 1_000_000],
  ['12.5', 'USD', 1250],
  ['12,50', 'USD', 1250],
  ['.5', 'USD', 50],
  ['1,000.50', 'USD', 100_050],
  ['1.000,50', 'EUR', 100_050],
  ['1,000', 'USD', 100_000],
  ['0.000001', 'USDT', 1],
])('%s in %s is %d', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toBe(minor);
});

test.each([
  ['', 'VND'],
  ['0', 'VND'],
  ['-5', 'USD'],
  ['12.5', 'VND'],
  ['12.50.1', 'USD'],
  ['1,00,0', 'VND'],
  ['five', 'USD'],
  ['1e9', 'USD'],
  ['99999999999999999999', 'VND'],
])('%s in %s is no amount', (text, currency) => {
  expect(parseAmount(text, currency)).toBeUndefined();
});

test('an amount that the site has written is read again, in either language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 48 }),
      fc.constantFrom(['USD', 2] as const, ['VND', 0] as const),
      fc.constantFrom('vi', 'en'),
      (minor, [currency, digits], locale) => {
        const written = formatMoney(minor, currency, locale).replaceAll(/[^\d.,]/g, '');
        expect(parseAmount(written, currency)).toBe(minor);
        expect(parseAmount(toDecimal(minor, digits), currency)).toBe(minor);
      },
    ),
  );
});
