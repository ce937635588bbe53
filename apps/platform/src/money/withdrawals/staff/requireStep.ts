import { ApiFailure } from '#kernel';
import type { Withdrawal } from '../schema.ts';
import { type StepName, steps, type WithdrawalStep } from '../states.ts';

/** Refuses, with `WITHDRAWAL_STATE`, a step that does not lead on from where a withdrawal stands. */
export const requireStep = ({ state }: Withdrawal, name: StepName): void => {
  const step: WithdrawalStep = steps[name];
  if (!step.from.includes(state)) throw new ApiFailure('WITHDRAWAL_STATE');
};
