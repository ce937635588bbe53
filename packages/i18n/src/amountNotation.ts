import { currencies, isCurrency } from '@marquee/reference';
import { currencyDisplayOf } from './currencyDisplayOf.ts';
import { tagOf } from './tagOf.ts';

interface AmountNotation {
  minorDigits: number;
  decimal: string;
  /** The currency as the locale marks it, and on which side of the figures. */
  sign: string;
  isSignBefore: boolean;
}

const notations = new Map<string, AmountNotation>();

/**
 * How a locale writes amounts of a currency.
 * @throws RangeError on a currency that is not kept here.
 */
export function amountNotation(currency: string, locale: string): AmountNotation {
  if (!isCurrency(currency)) throw new RangeError(`Unknown currency ${currency}.`);
  const key = `${locale} ${currency}`;
  const known = notations.get(key);
  if (known) return known;
  const isIso = currency !== 'USDT';
  const format = new Intl.NumberFormat(tagOf(locale), {
    numberingSystem: 'latn',
    minimumFractionDigits: 1,
    ...(isIso && { style: 'currency', currency, currencyDisplay: currencyDisplayOf(currency, locale) }),
  });
  const parts = format.formatToParts(1.5);
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const notation = {
    minorDigits: currencies[currency].digits,
    decimal: find('decimal') ?? '.',
    sign: find('currency') ?? currency,
    isSignBefore: parts[0]?.type === 'currency',
  };
  notations.set(key, notation);
  return notation;
}
