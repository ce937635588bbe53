import { eq } from '#drizzle';
import { type Account, accounts } from '#identity';
import type { Connection } from '#kernel';
import { requireMember } from '../../members/requireMember.ts';

/** The account of a customer id, which nothing else changes until the transaction ends. Throws `NOT_FOUND`. */
export const lockMember = async (tx: Connection, id: string): Promise<Account> => {
  const { id: found } = await requireMember(tx, id);
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, found)).for('update');
  return requireMember(tx, found);
};
