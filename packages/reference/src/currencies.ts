/**
 * Currencies that the ledger keeps, by ISO 4217 code (USDT is the field's own): how many minor digits amounts are
 * kept and written with, what a coin is worth (the specification's minimum bet of 0.1, in minor units), and the country
 * that a merchant of it is at home in unless it says another (ISO 3166).
 */
export const currencies = {
  VND: { digits: 0, coin: 1_000, homeCountry: 'VN' },
  THB: { digits: 2, coin: 100, homeCountry: 'TH' },
  USD: { digits: 2, coin: 10, homeCountry: 'MT' },
  EUR: { digits: 2, coin: 10, homeCountry: 'MT' },
  USDT: { digits: 6, coin: 100_000, homeCountry: 'SG' },
} as const;

/** Code of a currency. */
export type Currency = keyof typeof currencies;

/** The codes of all currencies, for a schema. */
export const currencyCodes = Object.keys(currencies) as readonly Currency[];

/** Whether a code from outside names a currency that amounts can be kept in. */
export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);
