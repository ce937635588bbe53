import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import type { Terms } from './Terms.ts';

/** Tells which limit an amount breaks, in figures; the platform checks again. */
export const useLimitProblem = (terms: Terms) => {
  const { t } = useLingui();
  const write = useMoney();
  const { currency, available, minAmount, maxAmount, daySumLeft, dayCountLeft } = terms;
  const money = (minor: number) => write(minor, currency);
  return (amount: number | undefined): string | undefined => {
    if (amount === undefined) return t`Enter an amount.`;
    if (dayCountLeft === 0) return t`You’ve made all of today’s withdrawals. Please come back tomorrow.`;
    if (amount > available) return t`You can withdraw up to ${money(available)}, your balance.`;
    if (amount < minAmount) return t`The minimum withdrawal is ${money(minAmount)}.`;
    if (amount > maxAmount) return t`The maximum withdrawal is ${money(maxAmount)}.`;
    if (amount > daySumLeft) return t`Today you can withdraw ${money(daySumLeft)} more.`;
    return undefined;
  };
};
