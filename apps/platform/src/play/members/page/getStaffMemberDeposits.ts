import { count, desc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { deposits } from '#money';
import { requireMember } from '../requireMember.ts';

/** The deposits of a member; one whose time is over is told as expired. */
export const getStaffMemberDeposits: Handler<'getStaffMemberDeposits'> = ({ tenant, now }, { query }) =>
  tenant(async (tx) => {
    const { id, page = 1, pageSize = 20 } = query;
    const account = await requireMember(tx, id);
    const isTheirs = eq(deposits.accountId, account.id);
    const rows = await tx
      .select()
      .from(deposits)
      .where(isTheirs)
      .orderBy(desc(deposits.createdAt), deposits.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(deposits).where(isTheirs);
    return {
      total: counted?.total ?? 0,
      deposits: rows.map((row) => ({
        reference: row.reference,
        method: row.method,
        state: row.state === 'waiting' && row.expiresAt <= now() ? ('expired' as const) : row.state,
        amount: row.amount,
        credited: row.credited,
        createdAt: row.createdAt.toISOString(),
        endedAt: row.endedAt?.toISOString() ?? null,
      })),
    };
  });
