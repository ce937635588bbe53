import type { WithdrawalState } from '../history/Withdrawal.ts';

/** What usually comes after a state. */
const next: Partial<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  requested: ['approved', 'paid', 'completed'],
  held: ['approved', 'paid', 'completed'],
  onHold: ['approved', 'paid', 'completed'],
  approved: ['paid', 'completed'],
  paid: ['completed'],
  partlyReceived: ['paid', 'completed'],
  notReceived: ['paid', 'completed'],
};

/** The states that are still ahead of a withdrawal when all goes well. */
export const aheadOf = (state: WithdrawalState): readonly WithdrawalState[] => next[state] ?? [];
