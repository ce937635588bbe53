import { eq } from '#drizzle';
import type { Connection } from '#kernel';
import { type Account, accounts } from './schema.ts';
import { usernameKey } from './usernameKey.ts';

/** The account of a username, however it is cased, within the transaction's merchant. */
export const findByUsername = async (tx: Connection, username: string): Promise<Account | undefined> => {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.usernameKey, usernameKey(username)));
  return found;
};
