import type { Handler } from '#kernel';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { moveWithdrawal } from '../moveWithdrawal.ts';

/** Rejects with a reason. */
export const rejectWithdrawal: Handler<'rejectWithdrawal'> = ({ tenant, now }, { body }) =>
  tenant(async (tx) => {
    const before = await lockByReference(tx, body.reference);
    const change = { reason: body.reason };
    const step = { step: 'reject', to: 'rejected', by: 'operator', at: now(), change } as const;
    return describeWithdrawal(tx, await moveWithdrawal(tx, before, step));
  });
