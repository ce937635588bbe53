import { sql } from '#drizzle';
import { expect, test } from 'vitest';
import { holdMoney } from './holdMoney.ts';
import type { PostingLine } from './Posting.ts';
import { settleHold } from './settleHold.ts';
import { openTestLedger, type TestLedger } from './testing/openTestLedger.ts';

const { ledgerOf, database } = openTestLedger();
const at = new Date('2026-11-21T00:00:00Z');
const [ann, ben] = ['a0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002'];

const house = (amount: number): PostingLine => ({ kind: 'house', book: 'cash', currency: 'VND', amount });
const real = (owner: string, amount: number): PostingLine => ({
  kind: 'real',
  owner,
  currency: 'VND',
  amount,
});

const withFunds = async (merchant: string, amount = 100): Promise<TestLedger> => {
  const ledger = ledgerOf(merchant);
  await ledger.post({ idempotencyKey: 'funds', lines: [house(-amount), real(ann, amount)] });
  return ledger;
};

test('a transfer moves money and answers what it left behind', async () => {
  const ledger = await withFunds('MOVES');
  expect(await ledger.post({ idempotencyKey: 'gift', lines: [real(ann, -30), real(ben, 30)] })).toMatchObject(
    {
      lines: [
        { amount: -30, balanceAfter: 70, version: 2 },
        { amount: 30, balanceAfter: 30, version: 1 },
      ],
    },
  );
  expect(await ledger.balance(ann)).toEqual({ real: 70, bonus: 0, hold: 0 });
  expect(await ledger.balance(ben)).toEqual({ real: 30, bonus: 0, hold: 0 });
  expect(await ledger.breaches()).toEqual([]);
});

test('a key that comes again gets the first answer, whatever has happened since', async () => {
  const ledger = await withFunds('AGAIN');
  const gift = { idempotencyKey: 'gift', lines: [real(ann, -60), real(ben, 60)] };
  const first = await ledger.post(gift);
  await ledger.post({ idempotencyKey: 'back', lines: [real(ben, -60), real(ann, 60)] });
  await ledger.post({ idempotencyKey: 'all', lines: [real(ann, -100), house(100)] });
  expect(await ledger.post(gift)).toEqual(first);
  expect(await ledger.balance(ann)).toEqual({ real: 0, bonus: 0, hold: 0 });
});

test('a key that comes with other data is refused and changes nothing', async () => {
  const ledger = await withFunds('OTHER');
  await ledger.post({ idempotencyKey: 'gift', lines: [real(ann, -10), real(ben, 10)] });
  expect(await ledger.post({ idempotencyKey: 'gift', lines: [real(ann, -11), real(ben, 11)] })).toBe(
    'KEY_REUSED',
  );
  expect((await ledger.balance(ann)).real).toBe(90);
});

test('the same key at another merchant is another transfer', async () => {
  await withFunds('ONE', 100);
  expect((await (await withFunds('TWO', 7)).balance(ann)).real).toBe(7);
  expect((await ledgerOf('ONE').balance(ann)).real).toBe(100);
});

test('nobody spends what they do not have, and a refused key may be used again', async () => {
  const ledger = await withFunds('POOR');
  const spend = (amount: number) =>
    ledger.post({ idempotencyKey: 'spend', lines: [real(ann, -amount), house(amount)] });
  expect(await spend(101)).toBe('INSUFFICIENT_FUNDS');
  expect((await ledger.balance(ann)).real).toBe(100);
  expect(await spend(100)).toMatchObject({ lines: [{ balanceAfter: 0 }, {}] });
});

test.each<[string, PostingLine[]]>([
  ['that do not sum to zero', [house(-5), real(ann, 6)]],
  ['that sum to zero over two currencies only', [house(-5), { ...real(ann, 5), currency: 'USD' }]],
  ['that are fewer than two', [real(ann, 0)]],
  ['of nothing', [house(0), real(ann, 0)]],
  ['that name an account twice', [real(ann, 5), house(-10), real(ann, 5)]],
  ['of parts of a unit', [house(-0.5), real(ann, 0.5)]],
  ['beyond exact numbers', [house(-(2 ** 53)), real(ann, 2 ** 53)]],
  ['beyond 64 bits', [house(-1e30), real(ann, 1e30)]],
  ['of an owner that is no id', [house(-5), real('ann', 5)]],
])('lines %s are refused', async (_what, lines) => {
  const ledger = ledgerOf('MALFORMED');
  expect(await ledger.post({ idempotencyKey: crypto.randomUUID(), lines })).toBe('MALFORMED');
  expect(await ledger.breaches()).toEqual([]);
  expect(await ledger.balance(ann)).toEqual({ real: 0, bonus: 0, hold: 0 });
});

const hold = { owner: ann, currency: 'VND', amount: 60 } as const;
const cash = { kind: 'house', book: 'cash' } as const;

const withHold = async (merchant: string) => {
  const ledger = await withFunds(merchant);
  const { id } = await ledger.ask((tx) =>
    holdMoney(tx, { idempotencyKey: 'hold', kind: 'withdrawal', at, ...hold }),
  );
  const settle = (idempotencyKey: string, captured: number, amount: number = hold.amount) =>
    ledger.attempt((tx) =>
      settleHold(tx, {
        idempotencyKey,
        kind: 'withdrawal.end',
        at,
        hold: { ...hold, id, amount },
        captured,
        to: cash,
      }),
    );
  return { ledger, settle };
};

test('held money cannot be spent, and a release gives it back', async () => {
  const { ledger, settle } = await withHold('RELEASE');
  expect(await ledger.balance(ann)).toEqual({ real: 40, bonus: 0, hold: 60 });
  expect(await ledger.post({ idempotencyKey: 'spend', lines: [real(ann, -41), house(41)] })).toBe(
    'INSUFFICIENT_FUNDS',
  );
  await settle('end', 0);
  expect(await ledger.balance(ann)).toEqual({ real: 100, bonus: 0, hold: 0 });
  expect(await ledger.breaches()).toEqual([]);
});

test('a capture takes what it says and gives the rest back', async () => {
  const { ledger, settle } = await withHold('CAPTURE');
  await settle('end', 45);
  expect(await ledger.balance(ann)).toEqual({ real: 55, bonus: 0, hold: 0 });
  expect(await ledger.breaches()).toEqual([]);
});

test('a hold ends once, the same end again gets the first answer', async () => {
  const { ledger, settle } = await withHold('ONCE');
  const first = await settle('end', 60);
  expect(await settle('end', 60)).toEqual(first);
  expect(await settle('another', 0)).toBe('HOLD_SETTLED');
  expect(await ledger.balance(ann)).toEqual({ real: 40, bonus: 0, hold: 0 });
});

test('nothing leaves a hold but the whole of it, by its own end', async () => {
  const { ledger, settle } = await withHold('WHOLE');
  expect(await settle('part', 0, 20)).toBe('HOLD_MISMATCH');
  const out = [{ ...real(ann, -60), kind: 'hold' as const, owner: ann }, house(60)];
  expect(await ledger.post({ idempotencyKey: 'around', lines: out })).toBe('HOLD_MISMATCH');
  expect(await ledger.post({ idempotencyKey: 'nothing', settles: 1_000_000, lines: out })).toBe(
    'HOLD_MISMATCH',
  );
  expect((await ledger.balance(ann)).hold).toBe(60);
});

test('a hold of one merchant is none of another’s', async () => {
  const ledger = await withFunds('MINE');
  const { id } = await ledger.ask((tx) =>
    holdMoney(tx, { idempotencyKey: 'hold', kind: 'test', at, ...hold }),
  );
  const thief = ledgerOf('THIEF');
  const end = { idempotencyKey: 'end', kind: 'test', at, hold: { ...hold, id }, captured: 60, to: cash };
  expect(await thief.attempt((tx) => settleHold(tx, end))).toBe('HOLD_MISMATCH');
  expect((await ledger.balance(ann)).hold).toBe(60);
});

test('the house spreads its postings over many accounts', async () => {
  const ledger = await withFunds('SPREAD');
  for (let index = 0; index < 60; index += 1)
    await ledger.post({ idempotencyKey: `many-${index}`, lines: [house(-1), real(ann, 1)] });
  const answer: unknown = await ledger.ask((tx) =>
    tx.execute(sql`select count(*)::int as shards, max(version)::int as most from ledger_accounts
      where kind = 'house' and merchant_code = 'SPREAD'`),
  );
  const [row] = (answer as { rows: { shards: number; most: number }[] }).rows;
  expect(row?.shards).toBeGreaterThan(8);
  expect(row?.most).toBeLessThan(15);
});

const changes = [
  sql`update ledger_entries set amount = amount + 1`,
  sql`delete from ledger_entries`,
  sql`truncate ledger_entries cascade`,
  sql`update ledger_transfers set kind = 'other'`,
  sql`delete from ledger_transfers`,
  sql`truncate ledger_transfers cascade`,
];
const causeOf = (error: Error) => {
  throw error.cause;
};

test('not even the owner of the tables changes an entry', async () => {
  await withFunds('FIXED');
  for (const change of changes) {
    const attempt = database().system((db) => db.execute(change));
    await expect(attempt.catch(causeOf)).rejects.toThrow('The ledger only grows');
  }
});

test('calls read the ledger and write it through its function alone', async () => {
  const ledger = await withFunds('RIGHTS');
  const writes = [
    ...changes,
    sql`update ledger_accounts set balance = balance + 1`,
    sql`delete from ledger_accounts`,
    sql`insert into ledger_transfers (merchant_code, idempotency_key, fingerprint, kind, at) values ('RIGHTS', 'x', '', 'x', now())`,
  ];
  for (const write of writes) {
    await expect(ledger.ask((tx) => tx.execute(write)).catch(causeOf)).rejects.toThrow(/permission denied/);
  }
});

test('who names no merchant posts nothing', async () => {
  expect(await ledgerOf('').post({ idempotencyKey: 'x', lines: [house(-1), real(ann, 1)] })).toBe(
    'MALFORMED',
  );
});
