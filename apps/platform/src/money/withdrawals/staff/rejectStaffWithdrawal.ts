import type { Handler } from '#kernel';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { requireStep } from './requireStep.ts';

/** Rejects with a reason that the member reads. All of the money returns, so one person is enough. */
export const rejectStaffWithdrawal: Handler<'rejectStaffWithdrawal'> = (context, { body }) =>
  decideWithdrawal(context, body.reference, (before) => {
    requireStep(before, 'reject');
    return { kind: 'reject', amount: before.amount, answer: body.answer };
  });
