import type { GuardDeposit } from '#money';
import { refuseHeld } from './person/refuseHeld.ts';
import { refuseExcluded } from './refuseExcluded.ts';
import { refuseOverLimit } from './refuseOverLimit.ts';

/**
 * Stands before a deposit is asked for, in the transaction that writes the request. Throws TIME_OUT_ACTIVE,
 * SELF_EXCLUDED, PLAY_UNDER_REVIEW, DEPOSIT_LIMIT_REACHED or SESSION_LIMIT_REACHED. What becomes of money
 * that is on its way when a limit or a break begins, `judgeArrival` says.
 */
export const guardDeposit: GuardDeposit = async (tx, { amount, ...member }) => {
  await refuseExcluded(tx, member.account, member.now);
  await refuseHeld(tx, member.account);
  await refuseOverLimit(tx, { ...member, more: { deposit: amount, session: 0 } });
};
