import { eq } from '#drizzle';
import type { Account } from '#identity';
import type { Connection } from '#kernel';
import { ledgerAccounts } from '#money';
import { findWallets } from '../../records/findWallets.ts';

/** Every wallet of a member with what is in it; those that everybody has stand there empty too. */
export const findWalletBalances = async (tx: Connection, { id, currency }: Account) => {
  const wallets = await findWallets(tx, id, currency);
  const balances = await tx
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, id));
  return wallets.map(({ wallet, title, accountId }) => ({
    wallet,
    title,
    balance: balances.find((each) => each.id === accountId)?.balance ?? 0,
  }));
};
