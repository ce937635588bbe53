import type { Handler } from '#kernel';
import { recordAction } from '#staff';
import { lockByReference } from '../lockWithdrawal.ts';
import { freeCase, requireUnclaimed } from './claims.ts';
import { describeForStaff } from './describeForStaff.ts';

/** Gives a case back. One that another person has taken stays theirs. */
export const releaseStaffWithdrawal: Handler<'releaseStaffWithdrawal'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const withdrawal = await lockByReference(tx, body.reference);
    await requireUnclaimed(tx, context, withdrawal);
    await freeCase(tx, withdrawal);
    await recordAction(tx, context, { subject: body.reference, before: { claimedBy: context.staff.name } });
    return describeForStaff(tx, body.reference, context.now());
  });
