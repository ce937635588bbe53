import type { BodyOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { ApiFailure, type Connection, fieldProblem, type Handler } from '#kernel';
import { countProofs } from './countProofs.ts';
import { describeWithdrawal } from './describeWithdrawal.ts';
import { lockOwnWithdrawal } from './lockWithdrawal.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { recordReceived } from './recordReceived.ts';
import type { Withdrawal } from './schema.ts';

type Said = { body: BodyOf<'confirmWithdrawal'>; at: Date; language: Language };

const claimPart = (tx: Connection, before: Withdrawal, { body, at, language }: Said) => {
  const { amount } = body;
  if (amount === undefined) throw fieldProblem(language, 'amount', 'required');
  if (before.state !== 'paid' && before.state !== 'notReceived') throw new ApiFailure('WITHDRAWAL_STATE');
  if (amount >= before.payment) throw fieldProblem(language, 'amount', 'range', { max: before.payment - 1 });
  const change = { received: before.received + amount, receipt: 'member' } as const;
  const step = { step: 'claimPart', to: 'partlyReceived', by: 'member', at, amount, change } as const;
  return moveWithdrawal(tx, before, step);
};

const dispute = async (tx: Connection, before: Withdrawal, { at }: Said) => {
  if (before.state === 'paid' && (await countProofs(tx, before.id)) === 0)
    throw new ApiFailure('PROOF_REQUIRED');
  return moveWithdrawal(tx, before, { step: 'dispute', to: 'notReceived', by: 'member', at });
};

/** Takes the member's word on the last payment. */
export const confirmWithdrawal: Handler<'confirmWithdrawal'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { session, now, language } = context;
    const before = await lockOwnWithdrawal(tx, session.accountId, body.id);
    const said = { body, at: now(), language };
    if (body.receipt !== 'partly' && body.amount !== undefined)
      throw fieldProblem(language, 'amount', 'unknown');
    const record = () => {
      if (body.receipt === 'partly') return claimPart(tx, before, said);
      if (body.receipt === 'none') return dispute(tx, before, said);
      return recordReceived(tx, before, { by: 'member', at: said.at });
    };
    return describeWithdrawal(tx, await record());
  });
