import type { Currency } from '@marquee/reference';

/**
 * How a currency is marked beside an amount. The baht sign stands in the Thai part of typefaces alone, which no other
 * language loads: elsewhere the code stands for it.
 */
export const currencyDisplayOf = (currency: Currency, locale: string): 'code' | 'narrowSymbol' =>
  currency === 'THB' && !locale.startsWith('th') ? 'code' : 'narrowSymbol';
