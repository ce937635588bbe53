import { count, desc, eq } from 'drizzle-orm';
import type { Handler } from '#kernel';
import { deposits, depositSlips } from './schema.ts';
import { toDeposit } from './toDeposit.ts';

/** Answers the member's deposits a page at a time, newest first. */
export const getDeposits: Handler<'getDeposits'> = ({ tenant, session, now }, { query }) =>
  tenant(async (tx) => {
    const { page = 1, pageSize = 10 } = query;
    const isMine = eq(deposits.accountId, session.accountId);
    const rows = await tx
      .select({ row: deposits, slip: depositSlips.depositId })
      .from(deposits)
      .leftJoin(depositSlips, eq(depositSlips.depositId, deposits.id))
      .where(isMine)
      .orderBy(desc(deposits.createdAt), deposits.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(deposits).where(isMine);
    return {
      deposits: rows.map(({ row, slip }) => toDeposit(row, slip !== null, now())),
      total: counted?.total ?? 0,
    };
  });
