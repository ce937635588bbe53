import type { Handler } from '#kernel';
import { describeWithdrawal } from './describeWithdrawal.ts';
import { lockOwnWithdrawal } from './lockWithdrawal.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';

/** Takes back a withdrawal that is not approved yet. */
export const cancelWithdrawal: Handler<'cancelWithdrawal'> = ({ tenant, session, now }, { body }) =>
  tenant(async (tx) => {
    const before = await lockOwnWithdrawal(tx, session.accountId, body.id);
    const step = { step: 'cancel', to: 'cancelled', by: 'member', at: now() } as const;
    return describeWithdrawal(tx, await moveWithdrawal(tx, before, step));
  });
