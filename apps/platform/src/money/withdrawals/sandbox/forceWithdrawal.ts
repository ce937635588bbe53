import type { Handler } from '#kernel';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { recordForced } from '../recordForced.ts';

/** Counts a payment as received whatever the member says; nothing returns. */
export const forceWithdrawal: Handler<'forceWithdrawal'> = ({ tenant, now }, { body }) =>
  tenant(async (tx) => {
    const before = await lockByReference(tx, body.reference);
    return describeWithdrawal(tx, await recordForced(tx, before, { at: now() }));
  });
