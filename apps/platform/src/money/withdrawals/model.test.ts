import { randomUUID } from 'node:crypto';
import { createReader, testVariables } from '@marquee/variables';
import { eq } from '#drizzle';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openTestLedger } from '../ledger/testing/openTestLedger.ts';
import type { Connection } from '../../kernel/db/Database.ts';
import { ApiFailure } from '../../kernel/errors/ApiFailure.ts';
import { holdMoney } from '../ledger/holdMoney.ts';
import { approve } from './approve.ts';
import { lockByReference } from './lockWithdrawal.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { recordFailed } from './recordFailed.ts';
import { recordForced } from './recordForced.ts';
import { recordPaid } from './recordPaid.ts';
import { recordReceived } from './recordReceived.ts';
import { remainingOf } from './remainingOf.ts';
import { type Withdrawal, withdrawalEvents, withdrawals } from './schema.ts';
import { holdOf, type WithdrawalState } from './states.ts';

const { ledgerOf } = openTestLedger();
const owner = 'a0000000-0000-4000-8000-000000000001';
const at = new Date('2026-11-21T00:00:00Z');
const [funds, amount] = [1_000, 600];
const { number, requiredNumber } = createReader(testVariables);
const numRuns = requiredNumber('WITHDRAWAL_SEQUENCES');
const seed = number('WITHDRAWAL_SEED') ?? Date.now() % 1_000_000_000;
afterAll(() => console.info(`Withdrawals were played with WITHDRAWAL_SEED=${seed}.`));

type Step = { name: string; share: number };
type Play = (tx: Connection, before: Withdrawal, share: number) => Promise<Withdrawal>;

/** What anybody may try at any time. */
const plays: Record<string, Play> = {
  cancel: (tx, before) => moveWithdrawal(tx, before, { step: 'cancel', to: 'cancelled', by: 'member', at }),
  reject: (tx, before) => moveWithdrawal(tx, before, { step: 'reject', to: 'rejected', by: 'operator', at }),
  hold: (tx, before) => moveWithdrawal(tx, before, { step: 'hold', to: 'held', by: 'system', at }),
  stop: (tx, before) => moveWithdrawal(tx, before, { step: 'stop', to: 'onHold', by: 'operator', at }),
  resume: (tx, before) => moveWithdrawal(tx, before, { step: 'resume', to: 'held', by: 'operator', at }),
  approve: (tx, before) => approve(tx, before, { by: 'operator', at }),
  pay: (tx, before, share) => {
    const part = Math.max(1, Math.ceil(remainingOf(before) * share));
    return recordPaid(tx, before, { by: 'gateway', at, amount: part });
  },
  fail: (tx, before) => recordFailed(tx, before, { by: 'gateway', at, reason: null }),
  receive: (tx, before) => recordReceived(tx, before, { by: 'member', at }),
  expire: (tx, before) => recordReceived(tx, before, { by: 'system', at }),
  claimPart: (tx, before, share) => {
    const part = Math.floor(before.payment * share * 0.99);
    const change = { received: before.received + part };
    return moveWithdrawal(tx, before, { step: 'claimPart', to: 'partlyReceived', by: 'member', at, change });
  },
  dispute: (tx, before) =>
    moveWithdrawal(tx, before, { step: 'dispute', to: 'notReceived', by: 'member', at }),
  force: (tx, before) => recordForced(tx, before, { at }),
};

const open: readonly WithdrawalState[] = ['requested', 'held'];
const paid: readonly WithdrawalState[] = ['paid', 'partlyReceived', 'notReceived'];

/** The model: from where each may be tried, said once more in other words than the table of steps. */
const allowed: Record<string, readonly WithdrawalState[]> = {
  cancel: [...open, 'onHold'],
  reject: [...open, 'onHold'],
  stop: open,
  resume: ['onHold'],
  hold: ['requested'],
  approve: [...open, 'partlyReceived', 'notReceived'],
  pay: ['approved'],
  fail: ['approved', 'partlyReceived', 'notReceived'],
  receive: ['paid', 'notReceived'],
  expire: ['paid'],
  claimPart: ['paid', 'notReceived'],
  dispute: ['paid'],
  force: paid,
};

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('approve', 'pay', 'receive', 'claimPart') },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(plays)) },
  ),
  share: fc.constantFrom(0.1, 0.5, 1, 1),
});

const create = async (tx: Connection, merchant: string, fee: number) => {
  const reference = `W${randomUUID().slice(0, 8).toUpperCase()}`;
  const held = {
    idempotencyKey: reference,
    kind: 'withdrawal.hold',
    at,
    owner,
    currency: 'VND',
    amount,
  } as const;
  const hold = await holdMoney(tx, held);
  const [written] = await tx
    .insert(withdrawals)
    .values({
      merchantCode: merchant,
      accountId: owner,
      reference,
      idempotencyKey: reference,
      fingerprint: '',
      state: 'requested',
      currency: 'VND',
      amount,
      fee,
      risks: [],
      holdId: hold.id,
      bankCode: 'VCB',
      number: '123456',
      payeeName: 'NGUYEN VAN A',
      origin: 'http://localhost',
      createdAt: at,
      changedAt: at,
    })
    .returning();
  if (!written) throw new Error('Nothing was written.');
  const event = {
    merchantCode: merchant,
    withdrawalId: written.id,
    to: 'requested',
    by: 'member',
    at,
  } as const;
  await tx.insert(withdrawalEvents).values(event);
  return reference;
};

let sequences = 0;

test(
  'whatever is tried in whatever order, the states are legal and the money agrees',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.constantFrom(0, 25), async (tried, fee) => {
        sequences += 1;
        const merchant = `WITHDRAWALS-${sequences}`;
        const ledger = ledgerOf(merchant);
        const lines = [
          { kind: 'house', book: 'cash', currency: 'VND', amount: -funds },
          { kind: 'real', owner, currency: 'VND', amount: funds },
        ] as const;
        await ledger.post({ idempotencyKey: 'funds', lines });
        const reference = await ledger.ask((tx) => create(tx, merchant, fee));
        let state: WithdrawalState = 'requested';
        let [paidOut, received] = [0, 0];
        for (const { name, share } of tried) {
          const isAllowed =
            (allowed[name]?.includes(state) ?? false) && (name !== 'force' || paidOut !== received);
          const outcome = await ledger
            .ask(async (tx) => plays[name]?.(tx, await lockByReference(tx, reference), share))
            .catch((error: unknown) => {
              if (error instanceof ApiFailure && error.code === 'WITHDRAWAL_STATE') return 'refused' as const;
              throw error;
            });
          expect(outcome === 'refused').toBe(!isAllowed);
          if (outcome && outcome !== 'refused') state = outcome.state;
          const [row] = await ledger.ask((tx) =>
            tx.select().from(withdrawals).where(eq(withdrawals.reference, reference)),
          );
          expect(row?.state).toBe(state);
          paidOut = Math.min(amount - fee, row?.paidOut ?? 0);
          received = row?.received ?? 0;
          const { real, hold } = await ledger.balance(owner);
          const kept = { open: amount, whole: amount, received: row?.received ?? 0, returned: 0 }[
            holdOf[state]
          ];
          expect([real, hold]).toEqual([funds - kept, holdOf[state] === 'open' ? amount : 0]);
          expect(await ledger.breaches()).toEqual([]);
        }
      }),
      { numRuns, seed },
    );
  },
);
