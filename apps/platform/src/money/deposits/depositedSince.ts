import { and, eq, gt, gte, inArray, or, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { deposits } from './schema.ts';

/** A member's deposits of the last 24 hours: what has arrived and what still waits, and how many wait. */
export type RecentDeposits = { amount: number; waiting: number };

const dayMilliseconds = 24 * 3_600_000;

/**
 * Sums up a member's last 24 hours. Deposits that wait count, and those that were called off until their time is over, so
 * that several at once go beyond no bound.
 */
export const depositedSince = async (
  tx: Connection,
  accountId: string,
  now: Date,
): Promise<RecentDeposits> => {
  const mayArrive = and(inArray(deposits.state, ['waiting', 'cancelled']), gt(deposits.expiresAt, now));
  const hasArrived = and(
    eq(deposits.state, 'paid'),
    gte(deposits.endedAt, new Date(now.getTime() - dayMilliseconds)),
  );
  const [sums] = await tx
    .select({
      amount: sql<string>`coalesce(sum(coalesce(${deposits.credited}, ${deposits.amount})), 0)`,
      waiting: sql<number>`count(*) filter (where ${deposits.state} = 'waiting')::int`,
    })
    .from(deposits)
    .where(and(eq(deposits.accountId, accountId), or(mayArrive, hasArrived)));
  return { amount: Number(sums?.amount ?? 0), waiting: sums?.waiting ?? 0 };
};
