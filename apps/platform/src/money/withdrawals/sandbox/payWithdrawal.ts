import type { Handler } from '#kernel';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { recordPaid } from '../recordPaid.ts';
import { readPartOf } from '../readPartOf.ts';

/** Pays by hand what was approved. */
export const payWithdrawal: Handler<'payWithdrawal'> = ({ tenant, now, language }, { body }) =>
  tenant(async (tx) => {
    const before = await lockByReference(tx, body.reference);
    const amount = readPartOf(before, body.amount, language);
    return describeWithdrawal(tx, await recordPaid(tx, before, { by: 'operator', at: now(), amount }));
  });
