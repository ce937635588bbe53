import type { Currency } from '@marquee/brand';

/** What free play begins with, in minor units of each currency. */
export const demoMoney: Readonly<Record<Currency, number>> = {
  VND: 5_000_000,
  THB: 500_000,
  USD: 50_000,
  EUR: 50_000,
  USDT: 500_000_000,
};
