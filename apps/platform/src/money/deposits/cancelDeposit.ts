import { and, eq, gt } from 'drizzle-orm';
import { ApiFailure, type Handler } from '#kernel';
import { findDeposit } from './findDeposit.ts';
import { deposits } from './schema.ts';
import { toDeposit } from './toDeposit.ts';

/** Calls a deposit off that still waits. */
export const cancelDeposit: Handler<'cancelDeposit'> = ({ tenant, session, now }, { body }) =>
  tenant(async (tx) => {
    const found = await findDeposit(tx, session.accountId, body.reference);
    if (!found) throw new ApiFailure('NOT_FOUND');
    const endedAt = now();
    const [row] = await tx
      .update(deposits)
      .set({ state: 'cancelled', endedAt })
      .where(
        and(eq(deposits.id, found.row.id), eq(deposits.state, 'waiting'), gt(deposits.expiresAt, endedAt)),
      )
      .returning();
    if (!row) throw new ApiFailure('DEPOSIT_NOT_WAITING');
    return toDeposit(row, found.hasSlip, endedAt);
  });
