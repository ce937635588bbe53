import type { Currency } from '@marquee/reference';
import type { MerchantSettings } from './settingsSchema.ts';

type Limits = MerchantSettings['responsiblePlay']['limits'];

/** The least that a limit on money can be set to: small enough for anybody who wants to stop nearly. */
const leastOf: Readonly<Record<Currency, number>> = {
  VND: 50_000,
  THB: 10_000,
  USD: 500,
  EUR: 500,
  USDT: 5_000_000,
};
const leastSessionMinutes = 15;

const limitsFrom = (least: number): Limits['deposit'] => {
  const limit = { least, default: null, ceiling: null };
  return { day: limit, week: limit, month: limit };
};

/** What is usual about responsible play where amounts are in a currency. */
export const usualPlay = (currency: Currency): MerchantSettings['responsiblePlay'] => ({
  limits: {
    deposit: limitsFrom(leastOf[currency]),
    loss: limitsFrom(leastOf[currency]),
    stake: limitsFrom(leastOf[currency]),
    session: limitsFrom(leastSessionMinutes),
  },
  waitHours: 24,
  timeOutHours: [24, 72, 168, 336, 1008],
  exclusionMonths: [6, 12, 24, 60, null],
  realityCheckMinutes: 60,
  realityCheckChoices: [15, 30, 60],
});
