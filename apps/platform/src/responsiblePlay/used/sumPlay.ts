import type { Currency } from '@marquee/brand';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../db/Database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../ledger/schema.ts';

/** Whose play is counted, in which currency, and when: `from` belongs to it, `to` does not. */
export type Span = { account: string; currency: Currency; from: Date; to: Date };

const sum = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)::float8`;

/** What a member has staked (less what was taken back) and what play has brought or cost, by the ledger. */
export const sumPlay = async (
  tx: Connection,
  { account, currency, from, to }: Span,
): Promise<{ staked: number; net: number }> => {
  const amount = sql`${ledgerEntries.amount}`;
  const isStake = or(eq(ledgerTransfers.kind, 'vendor.bet'), eq(ledgerTransfers.kind, 'vendor.rollback'));
  const [row] = await tx
    .select({ staked: sum(sql`case when ${isStake} then -${amount} else 0 end`), net: sum(amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.ownerId, account),
        eq(ledgerAccounts.currency, currency),
        inArray(ledgerAccounts.kind, ['real', 'bonus']),
        or(isStake, eq(ledgerTransfers.kind, 'vendor.win')),
        gte(ledgerTransfers.at, from),
        lt(ledgerTransfers.at, to),
      ),
    );
  return row ?? { staked: 0, net: 0 };
};
