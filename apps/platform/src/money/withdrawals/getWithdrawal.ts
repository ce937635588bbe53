import { and, eq } from '#drizzle';
import { ApiFailure, type Handler, isId } from '#kernel';
import { advanceDue } from './advanceDue.ts';
import { describeWithdrawal } from './describeWithdrawal.ts';
import { withdrawals } from './schema.ts';

/** Answers one of the member's withdrawals, as time has moved it. */
export const getWithdrawal: Handler<'getWithdrawal'> = ({ tenant, session, now }, { query }) =>
  tenant(async (tx) => {
    if (!isId(query.id)) throw new ApiFailure('NOT_FOUND');
    await advanceDue(tx, now(), session.accountId);
    const [found] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.id, query.id), eq(withdrawals.accountId, session.accountId)));
    if (!found) throw new ApiFailure('NOT_FOUND');
    return describeWithdrawal(tx, found);
  });
