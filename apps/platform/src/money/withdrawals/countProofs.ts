import { count, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { withdrawalProofs } from './schema.ts';

/** How many pictures a member has added to a withdrawal. */
export const countProofs = async (tx: Connection, withdrawalId: string): Promise<number> => {
  const [counted] = await tx
    .select({ proofs: count() })
    .from(withdrawalProofs)
    .where(eq(withdrawalProofs.withdrawalId, withdrawalId));
  return counted?.proofs ?? 0;
};
