import { type Currency, currencies, findLanguage } from '@marquee/reference';
import { currencyDisplayOf } from './currencyDisplayOf.ts';
import { toDecimal } from './toDecimal.ts';

/** The narrow signs of currencies; USDT has none. */
const signs: Partial<Record<Currency, string>> = { VND: '₫', THB: '฿', USD: '$', EUR: '€' };

/**
 * An amount as `Intl` would write it, where the language tells how and the amount is not a loss; undefined elsewhere.
 * It needs none of `Intl`.
 */
export const writePlainly = (
  minor: bigint | number,
  currency: Currency,
  locale: string,
): string | undefined => {
  const amounts = findLanguage(locale)?.amounts;
  const sign = currencyDisplayOf(currency, locale) === 'code' ? currency : signs[currency];
  if (!amounts || !sign || minor < 0) return undefined;
  const [whole = '', fraction] = toDecimal(minor, currencies[currency].digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, amounts.group);
  const number = fraction === undefined ? grouped : grouped + amounts.decimal + fraction;
  if (amounts.sign === 'after') return `${number}\u00a0${sign}`;
  return sign === currency ? `${sign}\u00a0${number}` : sign + number;
};
