/** Currencies that the ledger can keep, by ISO 4217 code (USDT is the field's own). */
export const CURRENCIES = ['VND', 'THB', 'USD', 'EUR', 'USDT'] as const;

/** Code of a currency that a brand may keep its wallets in. */
export type Currency = (typeof CURRENCIES)[number];
