import { count, desc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { withdrawals } from '#money';
import { requireMember } from '../requireMember.ts';

/** The withdrawals of a member. */
export const getStaffMemberWithdrawals: Handler<'getStaffMemberWithdrawals'> = ({ tenant }, { query }) =>
  tenant(async (tx) => {
    const { id, page = 1, pageSize = 20 } = query;
    const account = await requireMember(tx, id);
    const isTheirs = eq(withdrawals.accountId, account.id);
    const rows = await tx
      .select()
      .from(withdrawals)
      .where(isTheirs)
      .orderBy(desc(withdrawals.createdAt), withdrawals.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(withdrawals).where(isTheirs);
    return {
      total: counted?.total ?? 0,
      withdrawals: rows.map(({ reference, state, amount, received, createdAt, changedAt }) => ({
        reference,
        state,
        amount,
        received,
        createdAt: createdAt.toISOString(),
        changedAt: changedAt.toISOString(),
      })),
    };
  });
