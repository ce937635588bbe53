import { count, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { type Withdrawal, withdrawalPayouts } from './schema.ts';

/** Orders a payment of a withdrawal that was just approved. The job hands it to the gateway. */
export const openPayout = async (
  tx: Connection,
  { id, merchantCode, reference }: Withdrawal,
  amount: number,
  at: Date,
): Promise<void> => {
  const [counted] = await tx
    .select({ payouts: count() })
    .from(withdrawalPayouts)
    .where(eq(withdrawalPayouts.withdrawalId, id));
  await tx.insert(withdrawalPayouts).values({
    merchantCode,
    reference: `${reference}P${(counted?.payouts ?? 0) + 1}`,
    withdrawalId: id,
    amount,
    state: 'open',
    createdAt: at,
  });
};
