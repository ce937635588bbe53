import { randomInt } from 'node:crypto';
import type { BodyOf } from '@marquee/contract';
import { ApiFailure, type Connection } from '#kernel';
import type { Account } from '#identity';
import type { BankCardRow } from '../bankCards/schema.ts';
import { holdMoney } from '../ledger/holdMoney.ts';
import { LedgerRefusal } from '../ledger/LedgerRefusal.ts';
import type { WithdrawalRules } from '../withdrawalRules/WithdrawalRules.ts';
import { findRisks } from './findRisks.ts';
import { fingerprintOf } from './findByKey.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { type Withdrawal, withdrawalEvents, withdrawals } from './schema.ts';

/** Letters and digits that nobody mixes up when reading a reference aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new reference of a withdrawal: W and ten letters and digits. */
const newReference = (): string =>
  `W${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

type Parts = {
  account: Account;
  card: BankCardRow;
  rules: WithdrawalRules;
  origin: string;
  at: Date;
};

/** Sets the money aside and writes the withdrawal; what is risky goes to a person at once. */
export const createWithdrawal = async (
  tx: Connection,
  request: BodyOf<'requestWithdrawal'>,
  { account, card, rules, origin, at }: Parts,
): Promise<Withdrawal> => {
  const { idempotencyKey, amount } = request;
  const { id: owner, merchantCode, currency } = account;
  const hold = await holdMoney(tx, {
    idempotencyKey: `withdrawal.hold:${owner}:${idempotencyKey}`,
    kind: 'withdrawal.hold',
    at,
    owner,
    currency,
    amount,
  }).catch((error: unknown) => {
    const isShort = error instanceof LedgerRefusal && error.reason === 'INSUFFICIENT_FUNDS';
    throw isShort ? new ApiFailure('INSUFFICIENT_FUNDS') : error;
  });
  const risks = await findRisks(tx, amount, card, rules);
  const [written] = await tx
    .insert(withdrawals)
    .values({
      merchantCode,
      accountId: owner,
      reference: newReference(),
      idempotencyKey,
      fingerprint: fingerprintOf(request),
      state: 'requested',
      currency,
      amount,
      fee: rules.fee,
      risks,
      holdId: hold.id,
      bankCode: card.bankCode,
      number: card.number,
      payeeName: card.payeeName,
      origin,
      createdAt: at,
      changedAt: at,
      approveAt: risks.length > 0 ? null : new Date(at.getTime() + rules.approveAfterSeconds * 1000),
    })
    .returning();
  if (!written) throw new Error('The withdrawal was not written.');
  const event = { merchantCode, withdrawalId: written.id, from: null, to: 'requested', by: 'member', at };
  await tx.insert(withdrawalEvents).values(event as typeof withdrawalEvents.$inferInsert);
  if (risks.length === 0) return written;
  return moveWithdrawal(tx, written, { step: 'hold', to: 'held', by: 'system', at });
};
