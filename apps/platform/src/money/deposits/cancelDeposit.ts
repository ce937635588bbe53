import { and, eq, gt } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { requireDeposit } from './requireDeposit.ts';
import { deposits } from './schema.ts';
import { toDeposit } from './toDeposit.ts';

/** Calls a deposit off that still waits. */
export const cancelDeposit: Handler<'cancelDeposit'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const found = await requireDeposit(tx, context.session.accountId, body.reference);
    const endedAt = context.now();
    const [row] = await tx
      .update(deposits)
      .set({ state: 'cancelled', endedAt })
      .where(
        and(eq(deposits.id, found.row.id), eq(deposits.state, 'waiting'), gt(deposits.expiresAt, endedAt)),
      )
      .returning();
    if (!row) throw new ApiFailure('DEPOSIT_NOT_WAITING');
    return toDeposit(context, { ...found, row });
  });
