import type { Handler } from '#kernel';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { readDecision } from './readDecision.ts';

/** Counts a payment as received that its member has never confirmed. */
export const forceStaffReceipt: Handler<'forceStaffReceipt'> = (context, { body }) =>
  decideWithdrawal(context, body.reference, (before) => readDecision(before, 'forceReceipt', body.answer));
