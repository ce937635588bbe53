import { sql } from '#drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test/createTestPlatform.ts';
import type { Connection } from './Database.ts';
import { rowsOf } from './rowsOf.ts';

let platform: TestPlatform;
let tables: string[] = [];
let commonTables: string[] = [];

/** Tables that calls may only read, or only add to: changing a row is refused to everyone. */
const fixedTables = [
  'audit_events',
  'audit_runs',
  'game_rounds',
  'game_transactions',
  'ledger_accounts',
  'ledger_entries',
  'ledger_player_gaps',
  'ledger_players',
  'ledger_sum_heads',
  'ledger_sum_marks',
  'ledger_sums',
  'ledger_transfers',
  'lottery_results',
  'lottery_tellings',
  'member_erasures',
  'member_notes',
  'play_exclusions',
  'staff_action_heads',
  'staff_actions',
  'staff_requests',
  'content_versions',
];

const namesFrom = (db: Connection, isOwned: boolean) =>
  rowsOf<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_code') = ${isOwned}`,
  );

beforeAll(async () => {
  platform = await createTestPlatform();
  const { database } = platform.services;
  tables = (await database.system((db) => namesFrom(db, true))).map(({ name }) => name);
  commonTables = (await database.system((db) => namesFrom(db, false))).map(({ name }) => name);
});
afterAll(() => platform.close());

const inTenant = <T>(code: string, work: (tx: Connection) => Promise<T>) =>
  platform.services.database.tenant(code, work);

const count = async (tx: Connection, table: string, code: string) => {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from ${sql.identifier(table)} where merchant_code = ${code}`,
  );
  return row?.n;
};

test('no query finds, changes or removes rows of another merchant, in any table', async () => {
  expect(tables.length).toBeGreaterThan(20);
  const owned = [];
  for (const table of tables) {
    const name = sql.identifier(table);
    const before = await inTenant('SENVANG', (tx) => count(tx, table, 'SENVANG'));
    if (before) owned.push(table);
    expect(await inTenant('NORTHBAY', (tx) => count(tx, table, 'SENVANG')), table).toBe(0);
    if (!fixedTables.includes(table)) {
      await inTenant('NORTHBAY', (tx) =>
        tx.execute(sql`delete from ${name} where merchant_code = 'SENVANG'`),
      );
      await inTenant('NORTHBAY', (tx) =>
        tx.execute(sql`update ${name} set merchant_code = merchant_code where merchant_code = 'SENVANG'`),
      );
    }
    expect(await inTenant('SENVANG', (tx) => count(tx, table, 'SENVANG')), table).toBe(before);
  }
  expect(owned).toEqual(
    expect.arrayContaining(['accounts', 'games', 'ledger_accounts', 'ledger_entries', 'settings', 'sites']),
  );
});

test('no row can be given to another merchant', async () => {
  for (const table of ['accounts', 'games', 'settings', 'promotions']) {
    const give = sql`update ${sql.identifier(table)} set merchant_code = 'SENVANG'`;
    await expect(
      inTenant('NORTHBAY', (tx) => tx.execute(give)).catch((error: Error) => {
        throw error.cause;
      }),
    ).rejects.toThrow(/row-level security/);
  }
});

test('who names no merchant sees nothing', async () => {
  for (const table of tables) {
    const rows = await inTenant('', (tx) => rowsOf(tx, sql`select 1 from ${sql.identifier(table)}`));
    expect(rows, table).toEqual([]);
  }
});

test('tables that belong to no merchant are closed to calls', async () => {
  expect(commonTables).toEqual(expect.arrayContaining(['rate_counters', 'used_payloads', 'clock']));
  for (const table of commonTables) {
    const read = inTenant('NORTHBAY', (tx) => tx.execute(sql`select 1 from ${sql.identifier(table)}`));
    await expect(
      read.catch((error: Error) => {
        throw error.cause;
      }),
    ).rejects.toThrow(/permission denied/);
  }
});

test('the audit trail only grows', async () => {
  for (const statement of [sql`update audit_events set event = 'x'`, sql`delete from audit_events`]) {
    const attempt = inTenant('NORTHBAY', (tx) => tx.execute(statement));
    await expect(
      attempt.catch((error: Error) => {
        throw error.cause;
      }),
    ).rejects.toThrow(/permission denied/);
  }
});
