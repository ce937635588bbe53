import type { Account } from '#identity';
import { coolingEnd } from './coolingEnd.ts';
import type { WithdrawalRules } from './WithdrawalRules.ts';

/** Until when a member's withdrawals wait after the last change of what guards the account; null when they are open. */
export const findCoolingEnd = (
  {
    paymentPasswordResetAt,
    securityChangedAt,
  }: Pick<Account, 'paymentPasswordResetAt' | 'securityChangedAt'>,
  { coolingHours }: Pick<WithdrawalRules, 'coolingHours'>,
  now: Date,
): Date | null => {
  const since = Math.max(paymentPasswordResetAt?.getTime() ?? 0, securityChangedAt?.getTime() ?? 0);
  if (since === 0) return null;
  const end = coolingEnd(new Date(since), coolingHours);
  return end > now ? end : null;
};
