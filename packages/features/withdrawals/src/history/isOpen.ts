import type { WithdrawalState } from './Withdrawal.ts';

const final: ReadonlySet<WithdrawalState> = new Set([
  'completed',
  'partCompleted',
  'rejected',
  'cancelled',
  'failed',
]);

/** Whether something can still happen to a withdrawal. */
export const isOpen = (state: WithdrawalState): boolean => !final.has(state);
