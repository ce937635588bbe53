import type { Handler } from '#kernel';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { readDecision } from './readDecision.ts';

/** Takes a withdrawal off hold; it waits for a person again. */
export const resumeStaffWithdrawal: Handler<'resumeStaffWithdrawal'> = (context, { body }) =>
  decideWithdrawal(context, body.reference, (before) => readDecision(before, 'resume', body.reason));
