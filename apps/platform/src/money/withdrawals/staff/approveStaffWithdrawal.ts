import type { Handler } from '#kernel';
import { readPartOf } from '../readPartOf.ts';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { requireStep } from './requireStep.ts';

/** Approves, or pays again what has not arrived: the whole, or a part. */
export const approveStaffWithdrawal: Handler<'approveStaffWithdrawal'> = (context, { body }) =>
  decideWithdrawal(context, body.reference, (before) => {
    requireStep(before, 'approve');
    return { kind: 'approve', amount: readPartOf(before, body.amount, context.language), answer: null };
  });
