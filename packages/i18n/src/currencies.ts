/** How many minor digits each currency is kept and written with. */
export const currencies = { VND: 0, THB: 2, USD: 2, EUR: 2, USDT: 6 } as const;

/** Code of a currency: ISO 4217, and USDT. */
export type CurrencyCode = keyof typeof currencies;

/** Whether a code from outside names a currency that amounts can be kept in. */
export const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code);
