import { ApiFailure, type Handler } from '#kernel';
import { disputedOf } from '../recordForced.ts';
import { remainingOf } from '../remainingOf.ts';
import type { Withdrawal } from '../schema.ts';
import { decideWithdrawal } from './decideWithdrawal.ts';

const requireDisputed = ({ state }: Withdrawal) => {
  if (state !== 'notReceived' && state !== 'partlyReceived') throw new ApiFailure('WITHDRAWAL_STATE');
};

/** Ends a dispute: against the member, or by giving back what is missing. Paying again is an approval. */
export const decideStaffDispute: Handler<'decideStaffDispute'> = (context, { body }) =>
  decideWithdrawal(context, body.reference, (before) => {
    requireDisputed(before);
    const { decision, answer } = body;
    if (decision === 'return') return { kind: 'returnRest', amount: remainingOf(before), answer };
    if (disputedOf(before) === 0) throw new ApiFailure('WITHDRAWAL_STATE');
    return { kind: 'rejectDispute', amount: disputedOf(before), answer };
  });
