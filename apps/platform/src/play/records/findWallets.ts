import type { Currency } from '@marquee/reference';
import { and, asc, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { ledgerAccounts, mainBook } from '#money';
import { vendors } from '../games/schema.ts';
import { walletName } from './walletName.ts';

/** A wallet of a member: its name in the contract, its vendor's title, and its account once money has reached it. */
export type RecordWallet = { wallet: string; title: string | null; accountId: number | null };

/** The wallets that have a record: the three that everyone has, and those of vendors that money has reached. */
export const findWallets = async (
  tx: Connection,
  ownerId: string,
  currency: Currency,
): Promise<RecordWallet[]> => {
  const found = await tx
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      book: ledgerAccounts.book,
      title: vendors.title,
    })
    .from(ledgerAccounts)
    .leftJoin(vendors, eq(vendors.vassalage, ledgerAccounts.book))
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.currency, currency)))
    .orderBy(asc(vendors.position), asc(ledgerAccounts.id));
  const own = found.map(({ id, title, ...account }) => ({
    wallet: walletName(account),
    title,
    accountId: id,
  }));
  const everyones = [mainBook, 'bonus', 'held'].map((name) => {
    const one = own.find(({ wallet }) => wallet === name);
    return { wallet: name, title: null, accountId: one?.accountId ?? null };
  });
  const names = new Set(everyones.map(({ wallet }) => wallet));
  return [...everyones, ...own.filter(({ wallet }) => !names.has(wallet))];
};
