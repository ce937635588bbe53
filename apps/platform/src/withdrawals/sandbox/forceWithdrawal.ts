import type { Handler } from '../../http/handler.ts';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { moveWithdrawal } from '../moveWithdrawal.ts';
import { remainingOf } from '../remainingOf.ts';

/** Counts a payment as received whatever the member says; nothing returns. */
export const forceWithdrawal: Handler<'forceWithdrawal'> = ({ tenant, now }, { body }) =>
  tenant(async (tx) => {
    const before = await lockByReference(tx, body.reference);
    const amount = remainingOf(before);
    const change = { received: before.received + amount, receipt: 'forced' } as const;
    const step = { step: 'force', to: 'completed', by: 'operator', at: now(), amount, change } as const;
    return describeWithdrawal(tx, await moveWithdrawal(tx, before, step));
  });
