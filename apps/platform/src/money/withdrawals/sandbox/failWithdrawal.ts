import type { Handler } from '#kernel';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { recordFailed } from '../recordFailed.ts';

/** Gives back what cannot be paid. */
export const failWithdrawal: Handler<'failWithdrawal'> = ({ tenant, now }, { body }) =>
  tenant(async (tx) => {
    const before = await lockByReference(tx, body.reference);
    const { reason } = body;
    return describeWithdrawal(tx, await recordFailed(tx, before, { by: 'operator', at: now(), reason }));
  });
