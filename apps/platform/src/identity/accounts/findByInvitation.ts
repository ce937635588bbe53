import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { type Account, accounts } from './schema.ts';

/** The account that an affiliate or referral code belongs to, when newcomers may register below it. */
export const findByInvitation = async (tx: Connection, code: string): Promise<Account | undefined> => {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.affiliateCode, code.trim().toUpperCase()), eq(accounts.isBlocked, false)));
  return found;
};
