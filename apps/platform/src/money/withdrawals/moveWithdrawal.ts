import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, notify } from '#kernel';
import { type Withdrawal, withdrawalEvents, withdrawals } from './schema.ts';
import { endHold } from './endHold.ts';
import {
  type StepName,
  steps,
  type WithdrawalActor,
  type WithdrawalState,
  type WithdrawalStep,
} from './states.ts';

/** One step of a withdrawal. */
export type Move = {
  step: StepName;
  /** Where to, of the states that the step leads to. */
  to: WithdrawalState;
  by: WithdrawalActor;
  at: Date;
  /** What was paid or received by it. */
  amount?: number;
  change?: Partial<
    Pick<Withdrawal, 'payment' | 'paidOut' | 'received' | 'receipt' | 'reason' | 'confirmBy' | 'approveAt'>
  >;
};

/**
 * Takes one step, ends the hold with the last one, and writes it down, all in the caller's transaction. Throws
 * `WITHDRAWAL_STATE` when the withdrawal is no longer where it was read.
 */
export const moveWithdrawal = async (
  tx: Connection,
  before: Withdrawal,
  { step, to, by, at, amount, change = {} }: Move,
): Promise<Withdrawal> => {
  const rule: WithdrawalStep = steps[step];
  if (!rule.from.includes(before.state)) throw new ApiFailure('WITHDRAWAL_STATE');
  if (!rule.to.includes(to) || !rule.by.includes(by)) throw new Error(`${by} cannot ${step} to ${to}.`);
  const [after] = await tx
    .update(withdrawals)
    .set({ confirmBy: null, approveAt: null, ...change, state: to, changedAt: at })
    .where(and(eq(withdrawals.id, before.id), eq(withdrawals.state, before.state)))
    .returning();
  if (!after) throw new ApiFailure('WITHDRAWAL_STATE');
  await endHold(tx, after, at);
  await tx.insert(withdrawalEvents).values({
    merchantCode: after.merchantCode,
    withdrawalId: after.id,
    from: before.state,
    to,
    by,
    at,
    amount: amount ?? null,
  });
  await notify(tx, 'marquee_withdrawals', after.merchantCode);
  return after;
};
