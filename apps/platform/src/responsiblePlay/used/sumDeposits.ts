import { and, eq, gt, gte, like, lt, sql } from 'drizzle-orm';
import type { Connection } from '../../db/Database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../ledger/schema.ts';
import type { Span } from './sumPlay.ts';

/** What a member has deposited. */
export const sumDeposits = async (tx: Connection, { account, currency, from, to }: Span): Promise<number> => {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.ownerId, account),
        eq(ledgerAccounts.currency, currency),
        eq(ledgerAccounts.kind, 'real'),
        like(ledgerTransfers.kind, 'deposit.%'),
        gt(ledgerEntries.amount, 0),
        gte(ledgerTransfers.at, from),
        lt(ledgerTransfers.at, to),
      ),
    );
  return row?.total ?? 0;
};
