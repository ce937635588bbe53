import { currencies, isCurrency } from '@marquee/reference';

/** How many minor digits a currency has. */
export const digitsOf = (currency: string): number =>
  isCurrency(currency) ? currencies[currency].digits : 0;
