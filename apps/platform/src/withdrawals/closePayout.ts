import { and, eq } from 'drizzle-orm';
import type { Connection } from '../db/Database.ts';
import { type Withdrawal, withdrawalPayouts } from './schema.ts';

/** Closes the open payment of a withdrawal, if it has one. */
export const closePayout = async (
  tx: Connection,
  { id }: Withdrawal,
  state: 'paid' | 'failed',
  at: Date,
): Promise<void> => {
  await tx
    .update(withdrawalPayouts)
    .set({ state, closedAt: at })
    .where(and(eq(withdrawalPayouts.withdrawalId, id), eq(withdrawalPayouts.state, 'open')));
};
