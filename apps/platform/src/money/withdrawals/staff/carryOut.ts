import type { Connection, StaffOfMerchant } from '#kernel';
import { recordAction } from '#staff';
import { approve } from '../approve.ts';
import { moveWithdrawal } from '../moveWithdrawal.ts';
import { recordFailed } from '../recordFailed.ts';
import { recordForced } from '../recordForced.ts';
import { recordRejected } from '../recordRejected.ts';
import type { Withdrawal } from '../schema.ts';
import { freeCase } from './claims.ts';
import type { Decision } from './Decision.ts';

const move = (tx: Connection, before: Withdrawal, { kind, amount, answer }: Decision, at: Date) => {
  switch (kind) {
    case 'approve':
      return approve(tx, before, { by: 'operator', at, amount });
    case 'reject':
      return recordRejected(tx, before, { at, reason: answer });
    case 'hold':
      return moveWithdrawal(tx, before, {
        step: 'stop',
        to: 'onHold',
        by: 'operator',
        at,
        change: { reason: answer },
      });
    case 'resume':
      return moveWithdrawal(tx, before, {
        step: 'resume',
        to: 'held',
        by: 'operator',
        at,
        change: { reason: null },
      });
    case 'rejectDispute':
    case 'forceReceipt':
      return recordForced(tx, before, { at, reason: answer });
    default:
      return recordFailed(tx, before, { by: 'operator', at, reason: answer });
  }
};

/** Does what was decided, gives the case back, and writes down who decided it. The withdrawal has to be locked. */
export const carryOut = async (
  tx: Connection,
  context: StaffOfMerchant,
  before: Withdrawal,
  decision: Decision,
): Promise<void> => {
  const after = await move(tx, before, decision, context.now());
  await freeCase(tx, before);
  const { kind, amount, answer } = decision;
  await recordAction(tx, context, {
    subject: before.reference,
    before: { state: before.state },
    after: { state: after.state, decision: kind, amount },
    reason: answer,
  });
};
