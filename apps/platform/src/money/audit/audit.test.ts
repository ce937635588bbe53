import { type SQL, sql } from '#drizzle';
import { expect, test } from 'vitest';
import { roleOfCalls } from '../../kernel/db/testing/roleOfCalls.ts';
import { holdMoney } from '../ledger/holdMoney.ts';
import { settleHold } from '../ledger/settleHold.ts';
import { openTestLedger } from '../ledger/testing/openTestLedger.ts';
import { checks } from './checks.ts';
import { type Breach, findBreaches } from './findBreaches.ts';

const { ledgerOf, database } = openTestLedger();
const at = new Date('2026-11-21T00:00:00Z');
const ann = 'a0000000-0000-4000-8000-000000000001';
const cash = { kind: 'house', book: 'cash' } as const;

/** Deposits 100, holds 60 of it and 10 more, captures the 60. */
const withHistory = async (merchant: string) => {
  const ledger = ledgerOf(merchant);
  const held = { owner: ann, currency: 'VND', amount: 60 } as const;
  await ledger.post({
    idempotencyKey: 'funds',
    lines: [
      { ...cash, currency: 'VND', amount: -100 },
      { kind: 'real', owner: ann, currency: 'VND', amount: 100 },
    ],
  });
  const { id } = await ledger.ask((tx) =>
    holdMoney(tx, { idempotencyKey: 'hold', kind: 'test', at, ...held }),
  );
  await ledger.ask((tx) => holdMoney(tx, { idempotencyKey: 'open', kind: 'test', at, ...held, amount: 10 }));
  await ledger.ask((tx) =>
    settleHold(tx, {
      idempotencyKey: 'end',
      kind: 'test',
      at,
      hold: { ...held, id },
      captured: 60,
      to: cash,
    }),
  );
  return ledger;
};

class RolledBack extends Error {}

/**
 * What the audit of a merchant finds once the ledger is broken as its owner could break it, triggers and foreign
 * keys off. Everything is as it was afterwards.
 */
const auditBroken = async (merchant: string, statements: SQL[]): Promise<Breach[]> => {
  let found: Breach[] = [];
  const role = await roleOfCalls(database());
  const attempt = database().system((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await tx.execute(statement);
      await tx.execute(
        sql`select set_config('role', ${role}, true), set_config('app.merchant', ${merchant}, true)`,
      );
      found = await findBreaches(tx);
      throw new RolledBack();
    }),
  );
  await expect(attempt).rejects.toThrow(RolledBack);
  return found;
};

const account = (merchant: string, kind: string) =>
  sql`(select id from ledger_accounts where merchant_code = ${merchant} and kind = ${kind} limit 1)`;
const transfer = (merchant: string, key: string) =>
  sql`(select id from ledger_transfers where merchant_code = ${merchant} and idempotency_key = ${key} limit 1)`;

const summed = (merchant: string) => [
  sql`select set_config('app.merchant', ${merchant}, true)`,
  sql`select ledger_sum(${merchant}::text, 'UTC', 1000)`,
];

/** What is done to a merchant's ledger, by the check that has to find it. */
const breaks: Record<string, (merchant: string) => SQL[]> = {
  'transfer-sums-to-zero': (m) => [
    sql`update ledger_entries set amount = amount + 1 where account_id = ${account(m, 'real')} and version = 1`,
  ],
  'transfer-has-entries': (m) => [
    sql`insert into ledger_transfers (merchant_code, idempotency_key, fingerprint, kind, at) values (${m}, 'empty', '', 'x', now())`,
  ],
  'balance-is-sum': (m) => [
    sql`update ledger_accounts set balance = balance + 1 where id = ${account(m, 'real')}`,
  ],
  'balance-is-last': (m) => [
    sql`update ledger_accounts set version = version + 1 where id = ${account(m, 'real')}`,
  ],
  'versions-without-gaps': (m) => [
    sql`update ledger_entries set version = 9 where account_id = ${account(m, 'real')} and version = 2`,
  ],
  'whole-sums-to-zero': (m) => [
    sql`insert into ledger_accounts (merchant_code, owner_id, kind, book, currency, shard, balance)
        values (${m}, gen_random_uuid(), 'bonus', 'main', 'VND', 0, 5)`,
  ],
  'currency-is-members': (m) => [
    sql`insert into accounts (id, merchant_code, username, username_key, type, nickname, language, currency, register_method, created_at)
        values (${ann}, ${m}, 'ann', 'ann', 0, 'Ann', 'en', 'USD', 'WEB', now())`,
  ],
  'no-overdraft': (m) => [
    sql`update ledger_entries set balance_after = -1 where account_id = ${account(m, 'real')} and version = 2`,
  ],
  'one-posting-per-key': (m) => [
    sql`drop index ledger_transfers_key`,
    sql`insert into ledger_transfers (merchant_code, idempotency_key, fingerprint, kind, at) values (${m}, 'funds', '', 'x', now())`,
  ],
  'held-money-is-open': (m) => [
    sql`update ledger_transfers set settles_id = null where id = ${transfer(m, 'end')}`,
  ],
  'hold-settled-once': (m) => [
    sql`update ledger_transfers set settles_id = ${transfer(m, 'funds')} where id = ${transfer(m, 'end')}`,
  ],
  'entries-of-one-merchant': (m) => [
    sql`update ledger_transfers set merchant_code = 'ELSEWHERE' where id = ${transfer(m, 'open')}`,
  ],
  'entries-say-their-transfer': (m) => [
    sql`update ledger_entries set at = at + interval '1 day' where account_id = ${account(m, 'real')} and version = 1`,
  ],
  'entries-unchangeable': () => [sql`alter table ledger_entries disable trigger ledger_entries_fixed`],
  // Further ways in which withdrawals break are in ../../withdrawals/withdrawalChecks.test.ts.
  'withdrawal-states-legal': (m) => [
    sql`insert into withdrawal_events (merchant_code, withdrawal_id, from_state, to_state, by, at)
        values (${m}, gen_random_uuid(), 'cancelled', 'paid', 'operator', now())`,
  ],
  'withdrawal-agrees-with-hold': (m) => [
    sql`update ledger_transfers set kind = 'withdrawal.hold' where id = ${transfer(m, 'open')}`,
  ],
  'deposits-are-posted': (m) => [
    sql`insert into deposits (merchant_code, account_id, idempotency_key, reference, method, shows, currency, amount, credited,
          state, created_at, expires_at, ended_at)
        values (${m}, ${ann}, gen_random_uuid(), 'DPLOST', 'bank', 'account', 'VND', 5, 5, 'paid', now(), now(), now())`,
  ],
  'arrivals-are-credited': (m) => [
    sql`insert into transfer_arrivals (merchant_code, event_id, reference, currency, amount, memo, payer_name, payer_bank,
          payer_number, state, deposit_id, decided_by, at, received_at, changed_at)
        values (${m}, 'lost', 'LOST', 'VND', 5, '', '', '', '', 'matched', gen_random_uuid(), gen_random_uuid(), now(), now(), now())`,
  ],
  'corrections-agreed': (m) => [
    sql`insert into ledger_transfers (merchant_code, idempotency_key, fingerprint, kind, at)
        values (${m}, 'correction:lost', '', 'correction.credit', now())`,
  ],
  'corrections-made': (m) => [
    sql`insert into staff_requests (merchant_code, kind, subject, subject_at, amount, asked_by, asked_by_name, asked_at, state,
          decided_by, decided_by_name, decided_at)
        values (${m}, 'creditMember', ${ann}, now(), 5, gen_random_uuid(), 'A', now(), 'agreed', gen_random_uuid(), 'B', now())`,
  ],
  'sums-are-balances': (m) => [
    ...summed(m),
    sql`update ledger_sums set moved_in = moved_in + 1 where merchant_code = ${m} and moved_in > 0`,
  ],
  // As much in as out: the balances agree still.
  'days-are-sums': (m) => [
    ...summed(m),
    sql`update ledger_sums set moved_in = moved_in + 1, moved_out = moved_out + 1 where merchant_code = ${m}`,
  ],
  // Further ways in which the trail breaks are in ../../staff/trail/trail.test.ts.
  'staff-trail-whole': (m) => [
    sql`insert into staff_action_heads (merchant_code, number, hash) values (${m}, 1, 'lost')`,
  ],
  'erasures-agreed': (m) => [
    sql`insert into member_erasures (account_id, merchant_code, erased_at, payments_until)
        values (${ann}, ${m}, now(), now())`,
  ],
};

test('a sound ledger has no breach', async () => {
  expect(await (await withHistory('SOUND')).breaches()).toEqual([]);
});

test('each check has its breach', () => {
  expect(Object.keys(breaks)).toEqual(checks.map(({ name }) => name));
});

test.each(Object.entries(breaks))('%s is found, with its rows', async (name, broken) => {
  const merchant = `BREAK-${name}`;
  expect(await (await withHistory(merchant)).breaches()).toEqual([]);
  const found = (await auditBroken(merchant, broken(merchant))).filter(({ check }) => check === name);
  expect(found.length).toBeGreaterThan(0);
  expect(Object.keys(found[0]?.row ?? {}).length).toBeGreaterThan(0);
});

test('a right that calls should not have is found', async () => {
  const role = sql.identifier(await roleOfCalls(database()));
  expect(await auditBroken('GRANTED', [sql`grant update on ledger_accounts to ${role}`])).toEqual([
    { check: 'entries-unchangeable', row: { table: 'ledger_accounts', granted: 'UPDATE' } },
  ]);
});

test('a breach is told to its merchant alone', async () => {
  await withHistory('BROKEN');
  await withHistory('NEIGHBOUR');
  const broken = breaks['balance-is-sum']?.('BROKEN') ?? [];
  expect(await auditBroken('BROKEN', broken)).not.toEqual([]);
  expect(await auditBroken('NEIGHBOUR', broken)).toEqual([]);
});
