import { eq } from 'drizzle-orm';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Handler } from '../http/handler.ts';
import { findBalance } from '../ledger/findBalance.ts';
import { accounts } from '../member/schema.ts';

/** Answers what the ledger holds for who is logged in. */
export const getBalance: Handler<'getBalance'> = ({ tenant, session }) =>
  tenant(async (tx) => {
    const [account] = await tx
      .select({ currency: accounts.currency })
      .from(accounts)
      .where(eq(accounts.id, session.accountId));
    if (!account) throw new ApiFailure('SESSION_EXPIRED');
    const { real, bonus, hold } = await findBalance(tx, session.accountId, account.currency);
    return { currency: account.currency, balance: real, bonus, held: hold };
  });
