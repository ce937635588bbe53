import type { Handler } from '#kernel';
import { recordAction } from '#staff';
import { findByReference } from './findByReference.ts';

/** Shows whose account a withdrawal goes to, once it is written down who looked and why. */
export const revealStaffWithdrawal: Handler<'revealStaffWithdrawal'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { number, payeeName } = await findByReference(tx, body.reference);
    await recordAction(tx, context, { subject: body.reference, reason: body.reason });
    return { number, payeeName };
  });
