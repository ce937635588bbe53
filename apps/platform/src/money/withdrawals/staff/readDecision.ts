import { ApiFailure } from '#kernel';
import { disputedOf } from '../recordForced.ts';
import { remainingOf } from '../remainingOf.ts';
import type { Withdrawal } from '../schema.ts';
import type { Decision } from './Decision.ts';
import { requireStep } from './requireStep.ts';

/** What of a withdrawal can be decided in a moment, without looking at its parts. */
type Simple = 'approve' | 'reject' | 'hold' | 'resume' | 'forceReceipt';

/**
 * Reads a decision about a whole withdrawal as it stands. Throws `WITHDRAWAL_STATE` where it does not lead on from there.
 */
export const readDecision = (before: Withdrawal, kind: Simple, answer: string): Decision => {
  if (kind === 'approve') {
    requireStep(before, 'approve');
    return { kind, amount: remainingOf(before), answer: null };
  }
  if (kind === 'forceReceipt') {
    // What the member disputes is decided as a dispute.
    if (before.state !== 'paid' || disputedOf(before) === 0) throw new ApiFailure('WITHDRAWAL_STATE');
    return { kind, amount: disputedOf(before), answer };
  }
  const names = { reject: 'reject', hold: 'stop', resume: 'resume' } as const;
  requireStep(before, names[kind]);
  return { kind, amount: before.amount, answer };
};
