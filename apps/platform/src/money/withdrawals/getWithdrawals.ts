import { count, desc, eq, sql } from '#drizzle';
import type { Handler } from '#kernel';
import { advanceDue } from './advanceDue.ts';
import { withdrawalProofs, withdrawals } from './schema.ts';
import { toWithdrawal } from './toWithdrawal.ts';

/** Answers the member's withdrawals a page at a time, newest first. */
export const getWithdrawals: Handler<'getWithdrawals'> = ({ tenant, session, now }, { query }) =>
  tenant(async (tx) => {
    const { page = 1, pageSize = 10 } = query;
    await advanceDue(tx, now(), session.accountId);
    const mine = eq(withdrawals.accountId, session.accountId);
    const proofs = sql<number>`(select count(*)::int from ${withdrawalProofs}
      where ${withdrawalProofs.withdrawalId} = ${withdrawals.id})`;
    const rows = await tx
      .select({ withdrawal: withdrawals, proofs })
      .from(withdrawals)
      .where(mine)
      .orderBy(desc(withdrawals.createdAt), withdrawals.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(withdrawals).where(mine);
    return {
      withdrawals: rows.map((row) => toWithdrawal(row.withdrawal, row.proofs)),
      total: counted?.total ?? 0,
    };
  });
