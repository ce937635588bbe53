import { and, eq, lte, or } from '#drizzle';
import type { Connection } from '#kernel';
import { approve } from './approve.ts';
import { recordReceived } from './recordReceived.ts';
import { withdrawals } from './schema.ts';

/** Withdrawals that one round moves. */
const batch = 100;

/**
 * Moves what time moves: approves what no person looks at, and counts as received what nobody has answered. With
 * an account it looks at that member's alone, who is told where they stand afterwards; of all others, what another round
 * has in its hands is left to it.
 */
export const advanceDue = async (tx: Connection, now: Date, accountId?: string): Promise<number> => {
  const { state, approveAt, confirmBy } = withdrawals;
  const due = await tx
    .select()
    .from(withdrawals)
    .where(
      and(
        accountId === undefined ? undefined : eq(withdrawals.accountId, accountId),
        or(and(eq(state, 'requested'), lte(approveAt, now)), and(eq(state, 'paid'), lte(confirmBy, now))),
      ),
    )
    .limit(batch)
    .for('update', accountId === undefined ? { skipLocked: true } : undefined);
  for (const withdrawal of due) {
    if (withdrawal.state === 'requested') await approve(tx, withdrawal, { by: 'system', at: now });
    else await recordReceived(tx, withdrawal, { by: 'system', at: now });
  }
  return due.length;
};
