import { currencyCodes, languageIds } from '@marquee/reference';
import { assert, bigInt, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [1_250_000, 'VND', 'vi', '1.250.000 ₫'],
  [1_250_000, 'VND', 'en', '₫1,250,000'],
  [120_005, 'THB', 'en', 'THB 1,200.05'],
  [120_005, 'THB', 'th', '฿1,200.05'],
  [-1, 'USD', 'en', '-$0.01'],
  [0, 'EUR', 'en', '€0.00'],
  [12_500_000, 'USDT', 'en', '12.50 USDT'],
  [1, 'USDT', 'vi', '0,000001 USDT'],
])('%d minor units of %s in %s read %s', (minor, currency, locale, text) => {
  expect(plain(formatMoney(minor, currency, locale))).toBe(text);
});

test('a gain carries its plus when signs are asked for', () => {
  expect(plain(formatMoney(500, 'USD', 'en', { isSigned: true }))).toBe('+$5.00');
  expect(plain(formatMoney(0, 'USD', 'en', { isSigned: true }))).toBe('$0.00');
});

test('an axis gets short amounts', () => {
  expect(formatMoney(1_200_000_00, 'USD', 'en', { isCompact: true }).toLowerCase()).toBe('$1.2m');
});

test('a currency that is not kept and a fraction of a minor unit are refused', () => {
  expect(() => formatMoney(1, 'XXX', 'en')).toThrow(RangeError);
  expect(() => formatMoney(0.1 + 0.2, 'USD', 'en')).toThrow(RangeError);
  expect(() => formatMoney(2 ** 53, 'USD', 'en')).toThrow(RangeError);
});

test('no digit of any amount is lost, however large', () => {
  assert(
    property(
      bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      constantFrom(...currencyCodes),
      constantFrom(...languageIds),
      (minor, currency, locale) => {
        const text = formatMoney(minor, currency, locale);
        const fraction = /[.,](\d{1,6})(?=\D*$)/.exec(text)?.[1] ?? '';
        const missing = currency === 'USDT' ? 6 - fraction.length : 0;
        const digits = BigInt(text.replace(/\D/g, '') + '0'.repeat(missing));
        expect(digits).toBe(minor < 0n ? -minor : minor);
        expect(/[-−]/.test(text)).toBe(minor < 0n);
      },
    ),
    { numRuns: 1000 },
  );
});
