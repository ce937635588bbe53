import type { Handler } from '#kernel';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { readDecision } from './readDecision.ts';

/** Rejects with a reason that the member reads. All of the money returns, so one person is enough. */
export const rejectStaffWithdrawal: Handler<'rejectStaffWithdrawal'> = (context, { body }) =>
  decideWithdrawal(context, body.reference, (before) => readDecision(before, 'reject', body.answer));
