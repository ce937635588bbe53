import { eq } from '#drizzle';
import { refuseErased } from '#identity';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { recordAction } from '#staff';
import { deposits } from '../schema.ts';
import { describeStaffDeposit } from './describeStaffDeposit.ts';
import { lockDeposit } from './lockDeposit.ts';
import { tellRejection } from './tellRejection.ts';

/** Ends a deposit whose money has not come. Nothing was credited for it, so one person is enough. */
export const rejectStaffDeposit: Handler<'rejectStaffDeposit'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { reference, answer } = body;
    const row = await lockDeposit(tx, reference);
    await refuseErased(tx, row.accountId);
    if (row.state !== 'waiting') throw new ApiFailure('DEPOSIT_NOT_WAITING');
    await tx
      .update(deposits)
      .set({ state: 'failed', endedAt: context.now(), reason: answer })
      .where(eq(deposits.id, row.id));
    await recordEvent(tx, { country: null, ...context }, 'deposit.rejected', row.accountId, { reference });
    await tellRejection(tx, context, row, answer);
    await recordAction(tx, context, {
      subject: reference,
      before: { state: row.state },
      after: { state: 'failed' },
      reason: answer,
    });
    return describeStaffDeposit(tx, context, reference);
  });
