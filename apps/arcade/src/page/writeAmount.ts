import type { Start } from '../pages/Start.ts';

/** Writes minor units as money; USDT is no currency that browsers know. */
export const writeAmount = (
  minor: number,
  { currency, digits, language }: Pick<Start, 'currency' | 'digits' | 'language'>,
): string => {
  const isIso = /^[A-Z]{3}$/.test(currency);
  const shown = Math.min(digits, 2);
  const text = new Intl.NumberFormat(language, {
    ...(isIso && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(minor / 10 ** digits);
  return isIso ? text : `${text} ${currency}`;
};
