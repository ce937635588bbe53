import type { Account } from '#identity';
import { coolingEnd } from '../withdrawalRules/coolingEnd.ts';
import type { WithdrawalRules } from '../withdrawalRules/WithdrawalRules.ts';

/** Until when a member's withdrawals wait; null when they are open. */
export const findCoolingEnd = (
  { paymentPasswordResetAt }: Pick<Account, 'paymentPasswordResetAt'>,
  { coolingHours }: Pick<WithdrawalRules, 'coolingHours'>,
  now: Date,
): Date | null => {
  if (paymentPasswordResetAt === null) return null;
  const end = coolingEnd(paymentPasswordResetAt, coolingHours);
  return end > now ? end : null;
};
