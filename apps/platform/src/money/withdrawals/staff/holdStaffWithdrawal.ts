import type { Handler } from '#kernel';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { readDecision } from './readDecision.ts';

/** Puts a withdrawal on hold, with words that the member reads. Its money stays set aside. */
export const holdStaffWithdrawal: Handler<'holdStaffWithdrawal'> = (context, { body }) =>
  decideWithdrawal(context, body.reference, (before) => readDecision(before, 'hold', body.answer));
