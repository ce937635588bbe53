import type { Language } from '@marquee/reference';
import { ApiFailure, type Connection } from '#kernel';
import { type Account, accounts } from '../../accounts/schema.ts';
import { findTaken } from './findTaken.ts';

/**
 * Writes a new account. The unique indexes decide who wins when two ask for one name at once; the other is told
 * which name is taken.
 */
export const insertAccount = async (
  tx: Connection,
  values: typeof accounts.$inferInsert,
  language: Language,
): Promise<Account> => {
  const [account] = await tx.insert(accounts).values(values).onConflictDoNothing().returning();
  if (account) return account;
  const { usernameKey, mobile = null, emailKey = null } = values;
  throw (
    (await findTaken(tx, { usernameKey, mobile, emailKey }, language)) ?? new ApiFailure('USERNAME_TAKEN')
  );
};
