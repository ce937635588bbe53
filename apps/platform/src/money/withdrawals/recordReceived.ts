import type { Connection } from '#kernel';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { remainingOf } from './remainingOf.ts';
import type { Withdrawal } from './schema.ts';

/** Records that the last payment was received: the end, unless it was a part of the whole. */
export const recordReceived = (
  tx: Connection,
  before: Withdrawal,
  { by, at }: { by: 'member' | 'system'; at: Date },
): Promise<Withdrawal> => {
  const isWhole = before.payment === remainingOf(before);
  return moveWithdrawal(tx, before, {
    step: by === 'member' ? 'confirm' : 'expire',
    to: isWhole ? 'completed' : 'partlyReceived',
    by,
    at,
    amount: before.payment,
    change: {
      received: before.received + before.payment,
      receipt: by === 'member' ? 'member' : 'automatic',
    },
  });
};
