import type { Currency } from '@marquee/reference';
import type { WithdrawalRules } from './WithdrawalRules.ts';

type Amounts = Pick<
  WithdrawalRules,
  'minAmount' | 'maxAmount' | 'daySum' | 'riskAmount' | 'secondPersonAmount'
>;

const shared = {
  dayCount: 5,
  fee: 0,
  holdsFirst: true,
  approveAfterSeconds: 60,
  coolingHours: 24,
  needsProof: true,
  maxCards: 5,
};
const hundredths: Amounts = {
  minAmount: 2_000,
  maxAmount: 1_000_000,
  daySum: 2_500_000,
  riskAmount: 200_000,
  secondPersonAmount: 500_000,
};
/** Banks of Asia pay within minutes, those of cards and IBANs within a day. */
const [atOnce, nextDay] = [30, 24 * 60];

/** The rules where a merchant has settled nothing else, by its currency. */
export const defaultRules: Readonly<Record<Currency, WithdrawalRules>> = {
  VND: {
    ...shared,
    minAmount: 100_000,
    maxAmount: 200_000_000,
    daySum: 500_000_000,
    riskAmount: 50_000_000,
    secondPersonAmount: 100_000_000,
    confirmMinutes: atOnce,
  },
  THB: {
    ...shared,
    minAmount: 10_000,
    maxAmount: 20_000_000,
    daySum: 50_000_000,
    riskAmount: 5_000_000,
    secondPersonAmount: 10_000_000,
    confirmMinutes: atOnce,
  },
  USD: { ...shared, ...hundredths, confirmMinutes: nextDay },
  EUR: { ...shared, ...hundredths, confirmMinutes: nextDay },
  USDT: {
    ...shared,
    minAmount: 20_000_000,
    maxAmount: 10_000_000_000,
    daySum: 25_000_000_000,
    riskAmount: 2_000_000_000,
    secondPersonAmount: 5_000_000_000,
    confirmMinutes: atOnce,
  },
};
