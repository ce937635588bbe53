import { eq } from 'drizzle-orm';
import type { Connection } from '#kernel';
import { accounts } from '#identity';

/** Keeps a payment password that was set without the old one, and since when. */
export const keepReset = async (tx: Connection, accountId: string, hash: string, at: Date): Promise<void> => {
  await tx
    .update(accounts)
    .set({ paymentPasswordHash: hash, paymentPasswordResetAt: at })
    .where(eq(accounts.id, accountId));
};
