import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#drizzle';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLog } from '../../src/app/createLog.ts';
import { createPlatform } from '../../src/app/createPlatform.ts';
import { createVisitor } from '../../src/identity/session/testing/createVisitor.ts';
import { turnFlags } from '../../src/identity/session/testing/turnFlags.ts';
import { testPassword } from '../../src/identity/session/testing/fillRegistration.ts';
import { signUp } from '../../src/identity/session/testing/signUp.ts';
import { readConfig } from '../../src/kernel/config/readConfig.ts';
import type { Database } from '../../src/kernel/db/Database.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { rowsOf } from '../../src/kernel/db/rowsOf.ts';
import { loadMerchants } from '../../src/kernel/merchants/loadMerchants.ts';
import { auditLedger } from '../../src/money/audit/auditLedger.ts';
import { onServer } from '../engines/cloneDatabase.ts';
import { type Prepared, prepareDatabase, runScript } from './prepareDatabase.ts';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const engine = inject('engine');
if (engine.kind !== 'postgres') throw new Error('Roles of a cluster are tested on PostgreSQL.');
const cluster = engine.url;
const newName = () => `rights_${crypto.randomUUID().slice(0, 8)}`;

const prepare = async (): Promise<Prepared> => {
  const prepared = await prepareDatabase(cluster, newName());
  ends.push(prepared.drop);
  return prepared;
};

const open = async (url: string): Promise<Database> => {
  const database = await openPostgres(url, () => undefined);
  ends.push(() => database.close());
  return database;
};

/** What comes of a statement that is run as somebody: its rows, or how it was refused. */
const ask = async (url: string, ...statements: string[]): Promise<unknown> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    let rows: unknown;
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
};

let one: Prepared;
let other: Prepared;
let databases: Database[] = [];
beforeAll(async () => {
  one = await prepare();
  other = await prepare();
  databases = [await open(one.url), await open(other.url)];
});

const readFeedback = (database: Database | undefined) =>
  database?.tenant('SENVANG', (tx) =>
    rowsOf<{ reference: string }>(tx, sql`select reference from feedback where reference like 'OF-%'`),
  );

test('an owner that may create no roles runs the whole platform', async () => {
  const owner = await ask(
    one.url,
    `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user`,
  );
  expect(owner).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);

  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-rights-'));
  ends.push(() => rmSync(dataDir, { recursive: true }));
  const config = await readConfig({ SANDBOX: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const merchants = await loadMerchants(config.brandsDir);
  const [database] = databases;
  if (!database) throw new Error('The database is not open.');
  const platform = await createPlatform({ config, database, merchants, log: createLog('silent') });
  try {
    const visitor = createVisitor(platform.app, { host: 'senvang-vip.localhost' });
    await turnFlags(platform, 'SENVIP', { REGMOBVERF3: false });
    await signUp(visitor, 'rightsmember');
    const again = createVisitor(platform.app, { host: 'senvang-vip.localhost', address: '10.9.0.2' });
    const body = { type: 'username', username: 'rightsmember', password: testPassword } as const;
    expect((await again.call('login', { body })).status).toBe(200);
    expect(await auditLedger(database, merchants)).toEqual([]);
  } finally {
    await platform.close();
  }
  // And at every further start.
  await (await openPostgres(one.url, () => undefined)).close();
});

test('two installations in one cluster neither see nor enter each other', async () => {
  for (const [index, database] of databases.entries()) {
    await database.tenant('SENVANG', (tx) =>
      tx.execute(sql`insert into feedback (merchant_code, reference, question_type, content, contact_info, language,
          ip, created_at, due_at)
        values ('SENVANG', ${`OF-${index}`}, 'x', 'x', 'x', 'en', '::1', now(), now())`),
    );
  }
  expect(await readFeedback(databases[0])).toEqual([{ reference: 'OF-0' }]);
  expect(await readFeedback(databases[1])).toEqual([{ reference: 'OF-1' }]);

  const intruder = new URL(other.url);
  intruder.pathname = `/${one.name}`;
  expect(await ask(intruder.href, 'select 1')).toMatch(/permission denied for database/);
  // What an administrator's slip would open is closed by the roles still.
  await onServer(cluster, `grant connect on database ${one.name} to public`);
  const read = `select reference from feedback`;
  const name = `select set_config('app.merchant', 'SENVANG', false)`;
  expect(await ask(intruder.href, name, read)).toMatch(/permission denied/);
  expect(await ask(intruder.href, `set role ${other.name}_calls`, name, read)).toMatch(/permission denied/);
  expect(await ask(intruder.href, `set role ${one.name}_calls`)).toMatch(/permission denied to set role/);
  expect(await ask(intruder.href, `set role ${one.name}_owner`)).toMatch(/permission denied to set role/);
  await onServer(cluster, `revoke connect on database ${one.name} from public`);
});

test('what notifies one installation is not heard in the other', async () => {
  const heard: (string | undefined)[] = [];
  await databases[1]?.listen('marquee_clock', (word) => heard.push(word));
  await databases[0]?.system((db) => db.execute(sql`select pg_notify('marquee_clock', 'from one')`));
  await databases[1]?.system((db) => db.execute(sql`select pg_notify('marquee_clock', 'from other')`));
  await expect.poll(() => heard).toEqual(['from other']);
});

test('the calls’ role may do in a database what calls do, and no more', async () => {
  const asCalls = `set role ${one.name}_calls`;
  const name = `select set_config('app.merchant', 'SENVANG', false)`;
  expect(await ask(one.url, asCalls, name, `update ledger_accounts set balance = 0`)).toMatch(
    /permission denied/,
  );
  expect(await ask(one.url, asCalls, name, `delete from audit_events`)).toMatch(/permission denied/);
  expect(await ask(one.url, asCalls, `create table mine ()`)).toMatch(/permission denied/);
  expect(await ask(one.url, asCalls, `select * from drizzle.__drizzle_migrations`)).toMatch(
    /permission denied/,
  );
  expect(await ask(one.backupUrl, `update sites set minimum_age = 1`)).toMatch(/permission denied/);
});

test('without the role a start that may not make it says who has to do what', async () => {
  const name = newName();
  const url = new URL(cluster);
  Object.assign(url, { username: `${name}_login`, password: 'x', pathname: `/${name}` });
  await onServer(
    cluster,
    `create role ${name}_login login password 'x'`,
    `create database ${name} owner ${name}_login`,
  );
  const roles = [`${name}_calls`, `${name}_backup`, `${name}_login`];
  ends.push(() =>
    onServer(
      cluster,
      `drop database ${name} with (force)`,
      ...roles.map((role) => `drop role if exists ${role}`),
    ),
  );
  const start = openPostgres(url.href, () => undefined);
  await expect(start).rejects.toThrow(
    new RegExp(`role "${name}_calls", which "${name}_login" .*deploy/database/prepare\\.sql`),
  );
  await expect(start).rejects.toMatchObject({ name: 'StartError' });

  await runScript(cluster, { database: name, owner: `${name}_login` });
  const database = await openPostgres(url.href, () => undefined);
  expect(await readFeedback(database)).toEqual([]);
  await database.close();
});

test('the script may be run again, and says what it needs', async () => {
  await runScript(cluster, { database: other.name });
  expect(await readFeedback(databases[1])).toEqual([{ reference: 'OF-1' }]);
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(runScript(cluster, {})).rejects.toThrow(/The variable "database" is missing/);
  await expect(runScript(cluster, { database: 'x'.repeat(60) })).rejects.toThrow(
    /name of the database is too long/,
  );
});

test('a role that may pass row-level security is not taken for calls', async () => {
  await onServer(cluster, `alter role ${other.name}_calls bypassrls`);
  await expect(openPostgres(other.url, () => undefined)).rejects.toThrow(/BYPASSRLS/);
  await onServer(cluster, `alter role ${other.name}_calls nobypassrls`);
});

test('an owner that may create roles makes its own', async () => {
  const name = newName();
  const url = new URL(cluster);
  Object.assign(url, { username: `${name}_login`, password: 'x', pathname: `/${name}` });
  await onServer(
    cluster,
    `create role ${name}_login login createrole password 'x'`,
    `create database ${name} owner ${name}_login`,
  );
  ends.push(() =>
    onServer(
      cluster,
      `drop database ${name} with (force)`,
      `drop role if exists ${name}_calls`,
      `drop role ${name}_login`,
    ),
  );
  const database = await openPostgres(url.href, () => undefined);
  expect(await readFeedback(database)).toEqual([]);
  await database.close();
});

test('the role of a release before is used by its nodes, and loses its rights when they are gone', async () => {
  const before = `${newName()}_app`;
  await onServer(cluster, `create role ${before}`, `grant ${before} to ${one.name}_owner`);
  ends.push(() => onServer(one.adminUrl, `drop owned by ${before}`, `drop role ${before}`));
  await ask(
    one.url,
    `grant select, insert, update, delete on all tables in schema public to ${before}`,
    `grant usage on schema public to ${before}`,
    `grant execute on all functions in schema public to ${before}`,
  );
  const asBefore = [`set role ${before}`, `select set_config('app.merchant', 'SENVANG', false)`];
  const read = `select reference from feedback where reference like 'OF-%'`;

  const oldNode = new Client({ connectionString: one.url, application_name: 'marquee' });
  await oldNode.connect();
  await (await openPostgres(one.url, () => undefined)).close();
  expect(await ask(one.url, ...asBefore, read)).toEqual([{ reference: 'OF-0' }]);
  await oldNode.end();

  await (await openPostgres(one.url, () => undefined)).close();
  expect(await ask(one.url, ...asBefore, read)).toMatch(/permission denied/);
  expect(await readFeedback(databases[0])).toEqual([{ reference: 'OF-0' }]);
});

test('a name that PostgreSQL would cut is refused', async () => {
  const name = `rights_${'x'.repeat(53)}`;
  await onServer(cluster, `create database ${name}`);
  ends.push(() => onServer(cluster, `drop database ${name} with (force)`));
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  await expect(openPostgres(url.href, () => undefined)).rejects.toThrow(/name rights_x+ is too long/);
});
