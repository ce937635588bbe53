import { createReader, testVariables } from '@marquee/variables';
import { type SQL, sql } from '#drizzle';
import { expect, test } from 'vitest';
import type { Connection } from '../../kernel/db/Database.ts';
import { openTestLedger } from '../../money/ledger/testing/openTestLedger.ts';
import { findFlows } from './findFlows.ts';
import { findMovements } from './findMovements.ts';
import { findStatementLines } from './findStatementLines.ts';

const { ledgerOf, database } = openTestLedger();
const members = 20;
/** Raised by RECORD_ENTRIES, which prints the times too. */
const asked = createReader(testVariables).number('RECORD_ENTRIES');
const entries = asked ?? 20_000;
const merchant = 'LARGE';

/** As many entries as there are, over a year and spread over the members, written past the function that posts. */
const fill = async () => {
  await database().system(async (db) => {
    await db.execute(sql`insert into ledger_accounts (merchant_code, owner_id, kind, book, currency, shard)
      select ${merchant}, gen_random_uuid(), 'real', 'main', 'VND', 0 from generate_series(1, ${members}::int)`);
    await db.execute(sql`insert into ledger_transfers (merchant_code, idempotency_key, fingerprint, kind, at)
      select ${merchant}, 'many-' || n, '', (array['vendor.bet', 'vendor.win', 'deposit'])[1 + n % 3],
        timestamptz '2026-01-01' + n * interval '360 days' / ${entries}::int
      from generate_series(1, ${entries}::int) as n`);
    await db.execute(sql`insert into ledger_entries
        (account_id, version, merchant_code, transfer_id, line, kind, at, amount, balance_after)
      select a.id, row_number() over (partition by a.id order by t.id), ${merchant}, t.id, 1, t.kind, t.at, 1, 1
      from ledger_transfers t
      join (select id, row_number() over (order by id) - 1 as place from ledger_accounts where merchant_code = ${merchant}) as a
        on a.place = t.id % ${members}::int
      where t.merchant_code = ${merchant}`);
    await db.execute(sql`analyze ledger_entries`);
    await db.execute(sql`analyze ledger_accounts`);
    await db.execute(sql`analyze ledger_transfers`);
  });
};

const rowsOf = <T>(answer: unknown) => (answer as { rows: T[] }).rows;

/** A connection that keeps the plan of every query that runs on it. */
const planning = (tx: Connection, plans: string[]) =>
  new Proxy(tx, {
    get: (target, name) =>
      name === 'execute'
        ? async (query: SQL) => {
            const plan = rowsOf<Record<string, string>>(await target.execute(sql`explain ${query}`));
            plans.push(plan.flatMap((line) => Object.values(line)).join('\n'));
            const start = performance.now();
            const answer: unknown = await target.execute(query);
            if (asked !== undefined)
              console.log(`${(performance.now() - start).toFixed(1)} ms\n${plans.at(-1)}`);
            return answer;
          }
        : Reflect.get(target, name),
  });

const month = { startDate: '2026-06-01', endDate: '2026-06-30', timeZone: 'Asia/Ho_Chi_Minh' };
const year = { startDate: '2026-01-01', endDate: '2026-12-31', timeZone: 'Asia/Ho_Chi_Minh' };

const plansOf = (ask: (tx: Connection, account: number) => Promise<unknown>): Promise<string[]> =>
  ledgerOf(merchant).ask(async (tx) => {
    const [account] = rowsOf<{ id: string }>(
      await tx.execute(sql`select id from ledger_accounts order by id limit 1`),
    );
    const plans: string[] = [];
    await ask(planning(tx, plans), Number(account?.id));
    return plans;
  });

test('whoever asks for a record reads one account by its index, however long the ledger is', async () => {
  await fill();
  const page = { limit: 20, offset: 0, kinds: [] };
  const all = [
    ...(await plansOf((tx, accountId) => findMovements(tx, { accountId, period: month, ...page }))),
    ...(await plansOf((tx, accountId) =>
      findMovements(tx, { accountId, period: month, ...page, kinds: ['deposit'] }),
    )),
    ...(await plansOf((tx, accountId) => findFlows(tx, [accountId], month))),
    ...(await plansOf((tx, accountId) =>
      findStatementLines(tx, [accountId], year, { after: undefined, limit: 100 }),
    )),
  ];
  expect(all).toHaveLength(6);
  for (const plan of all) {
    expect(plan).toContain('ledger_entries_moment');
    expect(plan).not.toContain('Seq Scan on ledger_entries');
  }
}, 300_000);
