import type { Currency } from '@marquee/reference';
import { eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { accounts } from '#identity';

/** The currency of an account; refuses a session whose account is gone. */
export const currencyOf = async (tx: Connection, accountId: string): Promise<Currency> => {
  const [account] = await tx
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new ApiFailure('SESSION_EXPIRED');
  return account.currency;
};
