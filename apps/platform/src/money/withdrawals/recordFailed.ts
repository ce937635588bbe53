import type { Connection } from '#kernel';
import { closePayout } from './closePayout.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import type { Withdrawal } from './schema.ts';

/** Ends a withdrawal that cannot be paid. What was received before stays paid, the rest returns. */
export const recordFailed = async (
  tx: Connection,
  before: Withdrawal,
  {
    by,
    at,
    reason,
    eventId,
  }: { by: 'gateway' | 'operator'; at: Date; reason: string | null; eventId?: string },
): Promise<Withdrawal> => {
  const to = before.received > 0 ? 'partCompleted' : 'failed';
  const after = await moveWithdrawal(tx, before, { step: 'fail', to, by, at, change: { reason } });
  await closePayout(tx, after, { state: 'failed', closedAt: at, eventId });
  return after;
};
