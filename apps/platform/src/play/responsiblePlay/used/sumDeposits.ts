import { and, eq, gt, gte, inArray, lt, or, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { deposits } from '#money';
import type { Span } from './sumPlay.ts';

/**
 * What a member has deposited, counted when it was asked for: what has arrived, and what may arrive still. What has
 * failed or has run out of time does not count; what was cancelled does until its time is over, for it can be paid
 * until then.
 */
export const sumDeposits = async (
  tx: Connection,
  { account, currency, from, to, now }: Span & { now: Date },
): Promise<number> => {
  const counts = or(
    eq(deposits.state, 'paid'),
    and(inArray(deposits.state, ['waiting', 'cancelled']), gt(deposits.expiresAt, now)),
  );
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(coalesce(${deposits.credited}, ${deposits.amount})), 0)` })
    .from(deposits)
    .where(
      and(
        eq(deposits.accountId, account),
        eq(deposits.currency, currency),
        counts,
        gte(deposits.createdAt, from),
        lt(deposits.createdAt, to),
      ),
    );
  return Number(row?.total ?? 0);
};
