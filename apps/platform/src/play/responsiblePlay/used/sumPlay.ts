import type { Currency } from '@marquee/reference';
import { and, eq, gte, isNull, lt, type SQL, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { gameTransactions } from '../../rounds/schema.ts';

/** Whose play is counted, in which currency, and when: `from` belongs to it, `to` does not. */
export type Span = { account: string; currency: Currency; from: Date; to: Date };

const sum = (kind: 'bet' | 'win'): SQL<string> =>
  sql`coalesce(sum(${gameTransactions.amount}) filter (where ${gameTransactions.kind} = ${kind}), 0)`;

/**
 * What a member has staked, and what play has brought (below zero: cost), by the bets and wins that stand: one that
 * was rolled back counts no more, in no period.
 */
export const sumPlay = async (
  tx: Connection,
  { account, currency, from, to }: Span,
): Promise<{ staked: number; net: number }> => {
  const [row] = await tx
    .select({ staked: sum('bet'), won: sum('win') })
    .from(gameTransactions)
    .where(
      and(
        eq(gameTransactions.accountId, account),
        eq(gameTransactions.currency, currency),
        isNull(gameTransactions.rolledBackAt),
        gte(gameTransactions.at, from),
        lt(gameTransactions.at, to),
      ),
    );
  const staked = Number(row?.staked ?? 0);
  return { staked, net: Number(row?.won ?? 0) - staked };
};
