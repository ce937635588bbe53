import { ApiFailure, type Connection } from '#kernel';
import { moveWithdrawal } from './moveWithdrawal.ts';
import type { Withdrawal } from './schema.ts';

/** What a forced receipt would count as received in all: what was paid out, and no more than the whole. */
const forcedOf = ({ amount, fee, paidOut }: Withdrawal): number => Math.min(amount - fee, paidOut);

/** Whether a forced receipt would end a withdrawal: nothing of it is left to pay. */
export const isEndedByForce = (withdrawal: Withdrawal): boolean =>
  forcedOf(withdrawal) === withdrawal.amount - withdrawal.fee;

/** What of a withdrawal is still disputed: it was paid out, and not received by the member's word. */
export const disputedOf = (withdrawal: Withdrawal): number => forcedOf(withdrawal) - withdrawal.received;

/**
 * Counts what was paid out as received, whatever the member says: nothing of it returns. What was never paid out is
 * not taken; a withdrawal that was paid in part goes on with the rest. The member reads the reason.
 */
export const recordForced = (
  tx: Connection,
  before: Withdrawal,
  { at, reason = null }: { at: Date; reason?: string | null },
): Promise<Withdrawal> => {
  const received = forcedOf(before);
  if (disputedOf(before) === 0) throw new ApiFailure('WITHDRAWAL_STATE');
  return moveWithdrawal(tx, before, {
    step: 'force',
    to: isEndedByForce(before) ? 'completed' : 'partlyReceived',
    by: 'operator',
    at,
    amount: disputedOf(before),
    change: { received, receipt: 'forced', reason },
  });
};
