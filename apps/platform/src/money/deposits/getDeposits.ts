import { count, desc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { deposits } from './schema.ts';
import { selectDeposits } from './selectDeposits.ts';
import { toDeposit } from './toDeposit.ts';

/** Answers the member's deposits a page at a time, newest first. */
export const getDeposits: Handler<'getDeposits'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { page = 1, pageSize = 10 } = query;
    const isMine = eq(deposits.accountId, context.session.accountId);
    const rows = await selectDeposits(tx)
      .where(isMine)
      .orderBy(desc(deposits.createdAt), deposits.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(deposits).where(isMine);
    return {
      deposits: rows.map((row) => toDeposit(context, row)),
      total: counted?.total ?? 0,
    };
  });
