import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/app/createLog.ts';
import { createPlatform, type Platform } from '../../src/app/createPlatform.ts';
import { createVisitor } from '../../src/identity/session/testing/createVisitor.ts';
import { readConfig } from '../../src/kernel/config/readConfig.ts';
import type { Database } from '../../src/kernel/db/Database.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { rowsOf } from '../../src/kernel/db/rowsOf.ts';
import { loadMerchants } from '../../src/kernel/merchants/loadMerchants.ts';
import { auditLedger } from '../../src/money/audit/auditLedger.ts';
import { createVendor, newId } from '../../src/play/vendors/testing/createVendor.ts';
import { type PostgresServer, startPostgres } from '../engines/startPostgres.ts';
import { openSilentProxy } from './openSilentProxy.ts';

/** Milliseconds for a statement; the platform's own is longer, and the bounds below grow with it. */
const patience = 500;
/** A wait for a connection of the pool, and the statement on it, with what a busy machine adds. */
const bound = 5_000 + 2 * patience + 4_000;

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-silence-'));
let server: PostgresServer;
let proxy: Awaited<ReturnType<typeof openSilentProxy>>;
let database: Database;
let platform: Platform;
let merchants: Awaited<ReturnType<typeof loadMerchants>>;

beforeAll(async () => {
  server = await startPostgres();
  proxy = await openSilentProxy(server.url);
  const config = await readConfig({ SANDBOX: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  merchants = await loadMerchants(config.brandsDir);
  // Seeded by one with the usual patience, so that a busy machine does not fail it.
  const first = await openPostgres(server.url, () => undefined);
  const seeding = await createPlatform({ config, database: first, merchants, log: createLog('silent') });
  await seeding.close();
  await first.close();
  database = await openPostgres(proxy.url, () => undefined, patience);
  platform = await createPlatform({
    config,
    database,
    merchants,
    log: createLog('silent'),
    findFlood: () => 0,
  });
});
afterAll(async () => {
  server.thaw();
  proxy.close();
  await platform.close();
  await database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const host = 'sen-vang.localhost';
const vendor = () => createVendor(platform.app, host);

/** How a call ended, and after how many milliseconds. */
const timed = async (call: () => Promise<{ status: number; error: { code: string } | undefined }>) => {
  const begun = performance.now();
  const { status, error } = await call();
  return { status, code: error?.code, took: performance.now() - begun };
};

/** Bets, with the id that each would be sent again with, and calls of visitors, more than there are connections. */
const callAll = async (seats: Awaited<ReturnType<ReturnType<typeof vendor>['open']>>[]) => {
  const bets = seats.map((seat) => ({
    seat,
    fields: { transactionId: newId(), roundId: newId(), amount: 10 },
  }));
  const visitors = Array.from({ length: 24 }, (_, index) =>
    createVisitor(platform.app, { host, address: `10.20.0.${index + 1}` }),
  );
  const ended = await Promise.all([
    ...bets.map(({ seat, fields }) => timed(() => vendor().call(seat, 'bet', fields))),
    ...visitors.map((visitor) =>
      timed(() =>
        visitor.call('login', { body: { type: 'username', username: 'nobody', password: 'Wrong-1357' } }),
      ),
    ),
  ]);
  return { bets, ended };
};

const expectBounded = (ended: Awaited<ReturnType<typeof callAll>>['ended']) => {
  expect(new Set(ended.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 BUSY']));
  expect(Math.max(...ended.map(({ took }) => took))).toBeLessThan(bound);
};

/** Sends again what was not answered, as vendors do, and counts what each has moved. */
const expectOnce = async (bets: Awaited<ReturnType<typeof callAll>>['bets']) => {
  for (const { seat, fields } of bets) {
    // As a vendor does that is told "busy": an idle connection may not know yet that it is lost.
    let again = await vendor().call(seat, 'bet', fields);
    while (again.status === 503) again = await vendor().call(seat, 'bet', fields);
    expect(again.status, again.text).toBe(200);
    const moved = await database.tenant(seat.brand, (tx) =>
      rowsOf<{ sum: number; entries: number }>(
        tx,
        sql`select sum(e.amount)::int as sum, count(*)::int as entries from ledger_entries e
            join ledger_accounts a on a.id = e.account_id
            where a.owner_id = ${seat.player} and a.kind = 'real' and e.amount < 0`,
      ),
    );
    expect(moved).toEqual([{ sum: -10, entries: 1 }]);
  }
  expect(await auditLedger(database, merchants)).toEqual([]);
};

const openSeats = () => Promise.all(Array.from({ length: 8 }, () => vendor().open({ real: 1_000 })));

/** Transactions that somebody has begun and not ended, this question's own left out. */
const openTransactions = () =>
  database.system((db) =>
    rowsOf(
      db,
      sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and state like 'idle in transaction%'`,
    ),
  );

test('on a server that stands still every call ends in time as "busy", and what follows works', async () => {
  const seats = await openSeats();
  server.freeze();
  const { bets, ended } = await callAll(seats);
  expectBounded(ended);
  const ready = await platform.app.inject({ url: '/health/ready' });
  expect(ready.statusCode).toBe(503);
  server.thaw();
  await expectOnce(bets);
  await expect.poll(openTransactions).toEqual([]);
  expect((await platform.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
});

test('over a network that swallows everything it is the same, and notices are heard again', async () => {
  const seats = await openSeats();
  const heard: (string | undefined)[] = [];
  const deafen = await database.listen('marquee_messages', (word) => heard.push(word));
  proxy.silence();
  const { bets, ended } = await callAll(seats);
  expectBounded(ended);
  proxy.restore();
  await expectOnce(bets);
  // It learns by its heartbeat that it was lost, and tells whoever hears to look for themselves.
  await expect.poll(() => heard).toContain(undefined);
  // More than once: what is said while it is connecting anew is heard by nobody.
  await expect
    .poll(async () => {
      await database.system((db) => db.execute(sql`select pg_notify('marquee_messages', 'again')`));
      return heard;
    })
    .toContain('again');
  await deafen();
});

test('a connection that was given up is not taken again', async () => {
  proxy.silence();
  const asked = database.tenant('SENVANG', (tx) => tx.execute(sql`select 1`));
  await expect(asked).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } });
  proxy.restore();
  for (let index = 0; index < 40; index += 1)
    expect(await database.system((db) => rowsOf(db, sql`select 1 as one`))).toEqual([{ one: 1 }]);
});

test('work that says that it takes longer is waited for', async () => {
  const sleep = sql`select pg_sleep(2)`;
  await expect(database.tenant('SENVANG', (tx) => tx.execute(sleep))).rejects.toMatchObject({
    cause: { code: '57014' },
  });
  await database.tenant('SENVANG', (tx) => tx.execute(sleep), 60_000);
});
