import { expect, test } from 'vitest';
import { holdMoney } from './holdMoney.ts';
import type { Posted, PostingLine } from './Posting.ts';
import { settleHold } from './settleHold.ts';
import { openTestLedger, type Outcome } from './testing/openTestLedger.ts';

// On PostgreSQL these really are at once, twenty connections wide.
const { ledgerOf } = openTestLedger();
const at = new Date('2026-11-21T00:00:00Z');
const ann = 'a0000000-0000-4000-8000-000000000001';
const currency = 'VND';
const house = (amount: number): PostingLine => ({ kind: 'house', book: 'cash', currency, amount });
const real = (owner: string, amount: number): PostingLine => ({ kind: 'real', owner, currency, amount });

const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
const isPosted = (outcome: Outcome): outcome is Posted => typeof outcome === 'object';

test('of 200 withdrawals of 60 on a balance of 100, one is accepted', async () => {
  const ledger = ledgerOf('RUSH');
  await ledger.post({ idempotencyKey: 'funds', lines: [house(-100), real(ann, 100)] });
  const outcomes = await atOnce(200, (index) =>
    ledger.attempt((tx) =>
      holdMoney(tx, {
        idempotencyKey: `out-${index}`,
        kind: 'withdrawal',
        at,
        owner: ann,
        currency,
        amount: 60,
      }),
    ),
  );
  expect(outcomes.filter(isPosted)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_FUNDS')).toHaveLength(199);
  expect(await ledger.balance(ann)).toEqual({ real: 40, bonus: 0, hold: 60 });
  expect(await ledger.breaches()).toEqual([]);
});

test('one key 100 times at once is one posting and one answer', async () => {
  const ledger = ledgerOf('SAME');
  const lines = [house(-5), real(ann, 5)];
  const outcomes = await atOnce(100, () => ledger.post({ idempotencyKey: 'once', lines }));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(outcomes.every(isPosted)).toBe(true);
  expect((await ledger.balance(ann)).real).toBe(5);
  expect(await ledger.breaches()).toEqual([]);
});

test('one key at once with different data moves one amount, and refuses the others', async () => {
  const ledger = ledgerOf('DIFFER');
  const outcomes = await atOnce(50, (index) =>
    ledger.post({ idempotencyKey: 'once', lines: [house(-(index + 1)), real(ann, index + 1)] }),
  );
  const [posted, ...more] = outcomes.filter(isPosted);
  expect(more).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'KEY_REUSED')).toHaveLength(49);
  expect((await ledger.balance(ann)).real).toBe(posted?.lines[1]?.amount);
});

test('a hold that is captured and released at once ends one way', async () => {
  const ledger = ledgerOf('ENDS');
  await ledger.post({ idempotencyKey: 'funds', lines: [house(-100), real(ann, 100)] });
  const held = { owner: ann, currency, amount: 60 } as const;
  const { id } = await ledger.ask((tx) =>
    holdMoney(tx, { idempotencyKey: 'hold', kind: 'test', at, ...held }),
  );
  const outcomes = await atOnce(40, (index) =>
    ledger.attempt((tx) =>
      settleHold(tx, {
        idempotencyKey: `end-${index}`,
        kind: 'test',
        at,
        hold: { ...held, id },
        captured: index % 2 === 0 ? 60 : 0,
        to: { kind: 'house', book: 'cash' },
      }),
    ),
  );
  const winner = outcomes.findIndex(isPosted);
  expect(outcomes.filter(isPosted)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'HOLD_SETTLED')).toHaveLength(39);
  expect(await ledger.balance(ann)).toEqual({ real: winner % 2 === 0 ? 40 : 100, bonus: 0, hold: 0 });
  expect(await ledger.breaches()).toEqual([]);
});

test('transfers back and forth between new accounts never wait for each other in a ring', async () => {
  const ledger = ledgerOf('RING');
  const owners = Array.from({ length: 10 }, () => crypto.randomUUID());
  const pick = (index: number) => owners[index % owners.length] ?? ann;
  await atOnce(10, (index) =>
    ledger.post({ idempotencyKey: `funds-${index}`, lines: [house(-1000), real(pick(index), 1000)] }),
  );
  const outcomes = await atOnce(400, (index) =>
    ledger.post({
      idempotencyKey: `ring-${index}`,
      lines: [
        real(pick(index), -3),
        real(pick(index * 7 + 3), 2),
        { kind: 'bonus', owner: pick(index * 3 + 1), currency, amount: 1 },
      ].toSorted(() => (index % 2 === 0 ? 1 : -1)) as PostingLine[],
    }),
  );
  expect(outcomes.filter((outcome) => !isPosted(outcome) && outcome !== 'MALFORMED')).toEqual([]);
  expect(outcomes.filter(isPosted).length).toBeGreaterThan(300);
  expect(await ledger.breaches()).toEqual([]);
});
