import type { Handler } from '#kernel';
import { recordAction } from '#staff';
import { lockByReference } from '../lockWithdrawal.ts';
import { requireUnclaimed, takeCase } from './claims.ts';
import { describeForStaff } from './describeForStaff.ts';

/** Takes a case, unless another person has. */
export const claimStaffWithdrawal: Handler<'claimStaffWithdrawal'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const withdrawal = await lockByReference(tx, body.reference);
    await requireUnclaimed(tx, context, withdrawal);
    await takeCase(tx, context, withdrawal);
    await recordAction(tx, context, { subject: body.reference, after: { claimedBy: context.staff.name } });
    return describeForStaff(tx, body.reference, context.now());
  });
