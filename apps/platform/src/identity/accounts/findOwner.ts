import { eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { type Account, accounts } from './schema.ts';

/** The account that is logged in. */
export const findOwner = async (tx: Connection, accountId: string): Promise<Account> => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiFailure('SESSION_EXPIRED');
  return account;
};

/** The account that is logged in, kept from other calls that lock it until the transaction ends. */
export const lockOwner = async (tx: Connection, accountId: string): Promise<Account> => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) throw new ApiFailure('SESSION_EXPIRED');
  return account;
};
