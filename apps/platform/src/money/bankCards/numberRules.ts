import type { Currency } from '@marquee/reference';

/** Letters and digits of a number, and how many. */
type NumberRule = { kind: 'digits' | 'alphanumeric'; minLength: number; maxLength: number };

const digits = (minLength: number, maxLength: number): NumberRule => ({
  kind: 'digits',
  minLength,
  maxLength,
});
const alphanumeric = (minLength: number, maxLength: number): NumberRule => ({
  kind: 'alphanumeric',
  minLength,
  maxLength,
});

/** What a bank account's number looks like, by currency: an account, an IBAN, a wallet's address. */
export const numberRules: Readonly<Record<Currency, NumberRule>> = {
  VND: digits(6, 19),
  THB: digits(10, 12),
  USD: alphanumeric(8, 34),
  EUR: alphanumeric(8, 34),
  USDT: alphanumeric(34, 42),
};
