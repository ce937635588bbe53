import { ApiFailure, type Connection } from '#kernel';
import { moveWithdrawal } from './moveWithdrawal.ts';
import type { Withdrawal } from './schema.ts';

/**
 * Counts what was paid out as received, whatever the member says: nothing of it returns. What was never paid out is
 * not taken; a withdrawal that was paid in part goes on with the rest.
 */
export const recordForced = (tx: Connection, before: Withdrawal, at: Date): Promise<Withdrawal> => {
  const whole = before.amount - before.fee;
  const received = Math.min(whole, before.paidOut);
  if (received === before.received) throw new ApiFailure('WITHDRAWAL_STATE');
  return moveWithdrawal(tx, before, {
    step: 'force',
    to: received === whole ? 'completed' : 'partlyReceived',
    by: 'operator',
    at,
    amount: received - before.received,
    change: { received, receipt: 'forced' },
  });
};
