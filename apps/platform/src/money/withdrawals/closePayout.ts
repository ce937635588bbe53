import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { type Withdrawal, withdrawalPayouts } from './schema.ts';

/** Closes the open payment of a withdrawal, if it has one. */
export const closePayout = async (
  tx: Connection,
  { id }: Withdrawal,
  close: { state: 'paid' | 'failed'; closedAt: Date; eventId?: string | undefined },
): Promise<void> => {
  await tx
    .update(withdrawalPayouts)
    .set(close)
    .where(and(eq(withdrawalPayouts.withdrawalId, id), eq(withdrawalPayouts.state, 'open')));
};
