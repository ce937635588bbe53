import type { Connection } from '#kernel';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { openPayout } from './openPayout.ts';
import { remainingOf } from './remainingOf.ts';
import type { Withdrawal } from './schema.ts';

/** Approves a withdrawal and orders its payment: what is still to be received, or a part of that. */
export const approve = async (
  tx: Connection,
  before: Withdrawal,
  {
    by,
    at,
    amount = remainingOf(before),
  }: { by: 'system' | 'operator'; at: Date; amount?: number | undefined },
): Promise<Withdrawal> => {
  const after = await moveWithdrawal(tx, before, { step: 'approve', to: 'approved', by, at });
  await openPayout(tx, after, amount, at);
  return after;
};
