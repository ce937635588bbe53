import type { Handler } from '#kernel';
import { approve } from '../approve.ts';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { readPartOf } from '../readPartOf.ts';

/** Approves as staff would; after a dispute it pays again. */
export const approveWithdrawal: Handler<'approveWithdrawal'> = ({ tenant, now, language }, { body }) =>
  tenant(async (tx) => {
    const before = await lockByReference(tx, body.reference);
    const amount = readPartOf(before, body.amount, language);
    return describeWithdrawal(tx, await approve(tx, before, { by: 'operator', at: now(), amount }));
  });
