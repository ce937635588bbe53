import type { Currency } from '@marquee/reference';
import { and, asc, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { ledgerAccounts } from '#money';
import { vendors } from '../games/schema.ts';

/** Every vendor with what a member has in its wallet there; zero where no money ever was. */
export const findVendorWallets = (tx: Connection, ownerId: string, currency: Currency) =>
  tx
    .select({ vassalage: vendors.vassalage, title: vendors.title, balance: ledgerAccounts.balance })
    .from(vendors)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.book, vendors.vassalage),
        eq(ledgerAccounts.ownerId, ownerId),
        eq(ledgerAccounts.kind, 'real'),
        eq(ledgerAccounts.currency, currency),
      ),
    )
    .orderBy(asc(vendors.position))
    .then((rows) => rows.map(({ balance, ...vendor }) => ({ ...vendor, balance: balance ?? 0 })));
