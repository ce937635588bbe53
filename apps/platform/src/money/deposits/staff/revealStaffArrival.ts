import type { Handler } from '#kernel';
import { recordAction } from '#staff';
import { lockArrival } from './lockArrival.ts';

/** Shows who has made a transfer, once it is written down who looked and why. */
export const revealStaffArrival: Handler<'revealStaffArrival'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { payerName, payerNumber, reference } = await lockArrival(tx, body.id);
    await recordAction(tx, context, { subject: reference, reason: body.reason });
    return { payerName, payerNumber };
  });
