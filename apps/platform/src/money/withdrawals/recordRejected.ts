import type { Connection } from '#kernel';
import { moveWithdrawal } from './moveWithdrawal.ts';
import type { Withdrawal } from './schema.ts';

/** Rejects a withdrawal with a reason that the member reads; its money returns. */
export const recordRejected = (
  tx: Connection,
  before: Withdrawal,
  { at, reason }: { at: Date; reason: string },
): Promise<Withdrawal> =>
  moveWithdrawal(tx, before, { step: 'reject', to: 'rejected', by: 'operator', at, change: { reason } });
