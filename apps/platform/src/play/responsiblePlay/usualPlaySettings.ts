import type { Brand } from '@marquee/brand';
import type { LimitKind, LimitPeriod, PlaySettings } from './PlaySettings.ts';

/** The least that a limit on money can be set to: small enough for anybody who wants to stop nearly. */
const leastOf: Record<Brand['currency'], number> = {
  VND: 50_000,
  THB: 10_000,
  USD: 500,
  EUR: 500,
  USDT: 5_000_000,
};

const periods: readonly LimitPeriod[] = ['day', 'week', 'month'];
const leastSessionMinutes = 15;

const rulesOf = (kind: LimitKind, least: number) =>
  periods.map((period) => ({ kind, period, least, default: null, ceiling: null }));

/** What a merchant offers that has settled nothing of its own. */
export const usualPlaySettings = (currency: Brand['currency']): PlaySettings => ({
  limits: [
    ...rulesOf('deposit', leastOf[currency]),
    ...rulesOf('loss', leastOf[currency]),
    ...rulesOf('stake', leastOf[currency]),
    ...rulesOf('session', leastSessionMinutes),
  ],
  waitHours: 24,
  timeOutHours: [24, 72, 168, 336, 1008],
  exclusionMonths: [6, 12, 24, 60, null],
  realityCheckMinutes: 60,
  realityCheckChoices: [15, 30, 60],
});
