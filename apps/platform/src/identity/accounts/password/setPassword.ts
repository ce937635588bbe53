import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { accounts } from '../schema.ts';

/**
 * Writes a new password's hash. With `before` it does so only if that is still the hash, and returns false when
 * another call changed it in between.
 */
export const setPassword = async (
  tx: Connection,
  accountId: string,
  passwordHash: string,
  now: Date,
  before?: string | null,
): Promise<boolean> => {
  const written = await tx
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: now, isPasswordDefault: false })
    .where(and(eq(accounts.id, accountId), before ? eq(accounts.passwordHash, before) : undefined))
    .returning({ id: accounts.id });
  return written.length > 0;
};
