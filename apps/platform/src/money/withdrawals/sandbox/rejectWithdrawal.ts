import type { Handler } from '#kernel';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { recordRejected } from '../recordRejected.ts';

/** Rejects with a reason. */
export const rejectWithdrawal: Handler<'rejectWithdrawal'> = ({ tenant, now }, { body }) =>
  tenant(async (tx) => {
    const before = await lockByReference(tx, body.reference);
    return describeWithdrawal(tx, await recordRejected(tx, before, { at: now(), reason: body.reason }));
  });
