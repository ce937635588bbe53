import { currencies, type Currency, languages } from '@marquee/reference';
import { assert, bigInt, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDisplayOf } from './currencyDisplayOf.ts';
import { toDecimal } from './toDecimal.ts';
import { writePlainly } from './writePlainly.ts';

const known: Currency[] = ['VND', 'THB', 'USD', 'EUR'];

test('what is written without Intl is what Intl writes, in every language that tells how', () => {
  assert(
    property(
      bigInt({ min: 0n, max: 10n ** 18n }),
      constantFrom(...known),
      constantFrom(...languages.filter((language) => 'amounts' in language)),
      (minor, currency, { id, tag }) => {
        const { digits } = currencies[currency];
        const format = new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: currencyDisplayOf(currency, id),
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        expect(writePlainly(minor, currency, id)).toBe(format.format(toDecimal(minor, digits)));
      },
    ),
    { numRuns: 500 },
  );
});

test('a loss, a currency without a sign and a language that does not tell are left to Intl', () => {
  expect(writePlainly(-1, 'USD', 'en')).toBeUndefined();
  expect(writePlainly(1, 'USDT', 'en')).toBeUndefined();
  expect(writePlainly(1, 'USD', 'th')).toBeUndefined();
});
