import { and, asc, eq, inArray, lte, sql } from '#drizzle';
import type { Connection } from '../db/Database.ts';
import { momentFrom } from '../clock/momentFrom.ts';
import { outbox } from './schema.ts';

/** A message taken for sending. */
export type ClaimedMessage = typeof outbox.$inferSelect;

/** Messages that are taken at once. */
const batch = 20;

/** Seconds after which a node that took a message and never reported back is taken for dead. */
const leaseSeconds = 60;

/** Takes the merchant's due messages for this node, a few at a time; two nodes never take the same one. */
export const claimDue = async (
  tx: Connection,
  merchantCode: string,
  now: Date,
): Promise<ClaimedMessage[]> => {
  const due = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.merchantCode, merchantCode),
        inArray(outbox.status, ['queued', 'sending']),
        lte(outbox.dueAt, now),
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  return tx
    .update(outbox)
    .set({
      status: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: momentFrom(now, { seconds: leaseSeconds }),
    })
    .where(inArray(outbox.id, due))
    .returning();
};
