import { currencies, isCurrency } from '@marquee/reference';

/** Writes minor units as money in a language. */
export const formatAmount = (minor: number, currency: string, language: string): string => {
  const digits = isCurrency(currency) ? currencies[currency].digits : 2;
  const value = minor / 10 ** digits;
  const isIso = /^[A-Z]{3}$/.test(currency);
  const text = new Intl.NumberFormat(language, {
    ...(isIso && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
  }).format(value);
  return isIso ? text : `${text} ${currency}`;
};
