import { currencies, isCurrencyCode } from '@marquee/i18n';

/** How many minor digits a currency has. */
export const digitsOf = (currency: string): number => (isCurrencyCode(currency) ? currencies[currency] : 0);
