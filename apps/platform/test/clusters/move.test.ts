import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lockFolder } from '../../src/kernel/db/lockFolder.ts';
import { openPglite } from '../../src/kernel/db/openPglite.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { moveDatabase } from '../../src/kernel/move/moveDatabase.ts';
import { findBreaches } from '../../src/money/audit/findBreaches.ts';
import { expectHeld } from '../releases/expectHeld.ts';
import { keptReleases } from '../releases/keptReleases.ts';
import { type Prepared, prepareDatabase } from './prepareDatabase.ts';

const engine = inject('engine');
if (engine.kind !== 'postgres') throw new Error('The move goes to PostgreSQL.');
const cluster = engine.url;
const folder = mkdtempSync(join(tmpdir(), 'marquee-move-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** The oldest that is kept: the move brings it up to date first. */
const [release] = keptReleases();
if (!release) throw new Error('No release is kept.');
const original = join(folder, 'original');
beforeAll(async () => {
  mkdirSync(original);
  const pglite = await PGlite.create({ dataDir: join(original, 'database') });
  await pglite.exec(release.dump());
  await pglite.close();
});

/** Processes of their own, each with an embedded database to open. */
const slow = { timeout: 180_000 };

let copies = 0;
const copyFolder = () => {
  copies += 1;
  const dataDir = join(folder, `copy${copies}`);
  cpSync(original, dataDir, { recursive: true });
  return dataDir;
};

const prepare = async (): Promise<Prepared> => {
  const prepared = await prepareDatabase(cluster, `move_${crypto.randomUUID().slice(0, 8)}`);
  ends.push(prepared.drop);
  return prepared;
};

const asAdmin = async ({ adminUrl }: Prepared, ...statements: string[]) => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
};
const countAccounts = async (place: Prepared) =>
  Number((await asAdmin(place, 'select count(*) as n from accounts'))[0]?.['n']);

const audited = async (tx: Parameters<typeof findBreaches>[0]) => {
  expect(await findBreaches(tx)).toEqual([]);
};

const run = promisify(execFile);
const main = join(import.meta.dirname, '../../src/app/move/main.ts');
const command = (url: string, ...words: string[]) =>
  run(process.execPath, [main, ...words], { env: { ...process.env, DATABASE_URL: url } }).catch(
    (error: { stdout: string; stderr: string; code: number }) => error,
  );

test('the command moves a folder whole, once, and keeps platforms from going on with it', slow, async () => {
  const [place, dataDir] = [await prepare(), copyFolder()];
  const done = await command(place.url, '--from', dataDir);
  expect(done.stderr).toBe('');
  expect(done.stdout).toMatch(/\d+ rows of \d+ tables were moved and compared; the ledger is whole/);
  expect(done.stdout).toContain('SENVIP  hold');

  // Ids go on where they were.
  const next = `select nextval('ledger_transfers_id_seq') > (select max(id) from ledger_transfers) as further`;
  expect(await asAdmin(place, next)).toEqual([{ further: true }]);
  const database = await openPostgres(place.url, () => undefined);
  await expectHeld(database, release.held, (statement) => asAdmin(place, statement));
  await database.close();

  await expect(openPglite(dataDir)).rejects.toThrow(/lives elsewhere: Moved to .*DATABASE_URL/);
  await expect(moveDatabase({ dataDir, url: place.url, inspect: audited })).rejects.toThrow(
    /was moved before/,
  );
  const other = await command(place.url, '--from', copyFolder());
  expect(other).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/holds data already.*Nothing was changed/) as string,
  });
});

test('what a move cannot use is said in one sentence', async () => {
  const place = await prepare();
  expect((await command('memory')).stderr).toMatch(/--from has to name the data folder/);
  expect((await command('memory', '--from', folder)).stderr).toMatch(/DATABASE_URL has to begin with/);
  const nowhere = join(folder, 'nowhere');
  const move = (dataDir: string, url: string) => moveDatabase({ dataDir, url, inspect: audited });
  await expect(move(nowhere, place.url)).rejects.toThrow(/no whole database in .*nowhere/);
  expect(existsSync(nowhere)).toBe(false);
  await expect(move(copyFolder(), 'postgres://127.0.0.1:1/x')).rejects.toThrow(
    /PostgreSQL at 127\.0\.0\.1:1\/x does not answer/,
  );
  expect(await asAdmin(place, `select 1 from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
    [],
  );
});

test('a database of something else, and one in use, are refused before anything is made in them', async () => {
  const [place, dataDir] = [await prepare(), copyFolder()];
  await asAdmin(place, `create table ledgers_of_somebody ()`);
  await expect(moveDatabase({ dataDir, url: place.url, inspect: audited })).rejects.toThrow(
    /something else \(public\.ledgers_of_somebody\)/,
  );
  const tables = `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  expect(await asAdmin(place, tables)).toEqual([{ relname: 'ledgers_of_somebody' }]);
  expect(existsSync(join(dataDir, 'database.moved'))).toBe(false);
});

test('a folder that a platform uses is refused', async () => {
  const [place, dataDir] = [await prepare(), copyFolder()];
  const unlock = lockFolder(dataDir);
  await expect(moveDatabase({ dataDir, url: place.url, inspect: audited })).rejects.toThrow(
    /Another platform/,
  );
  unlock();
});

test('a move that ends halfway has moved nothing, and is begun again', slow, async () => {
  const [place, dataDir] = [await prepare(), copyFolder()];
  const broken = moveDatabase({
    dataDir,
    url: place.url,
    inspect: () => Promise.reject(new Error('The power failed.')),
  });
  await expect(broken).rejects.toThrow('The power failed.');
  expect(await countAccounts(place)).toBe(0);

  // A process that is killed while PostgreSQL holds it up in the middle.
  const holder = new Client({ connectionString: place.adminUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table ledger_entries in share row exclusive mode');
  const killed = execFile(process.execPath, [main, '--from', dataDir], {
    env: { ...process.env, DATABASE_URL: place.url },
  });
  const isWaiting = () =>
    asAdmin(
      place,
      `select 1 from pg_stat_activity where application_name = 'marquee move' and wait_event_type = 'Lock'`,
    );
  await expect.poll(isWaiting, { timeout: 120_000 }).toHaveLength(1);
  const ended = once(killed, 'exit');
  killed.kill('SIGKILL');
  await ended;
  await holder.query('rollback');
  await holder.end();
  await expect.poll(isWaiting).toHaveLength(0);
  expect(await countAccounts(place)).toBe(0);

  const { tables } = await moveDatabase({ dataDir, url: place.url, inspect: audited });
  expect(tables.find(({ name }) => name === 'accounts')?.rows).toBe(release.held.counts['accounts']);
  expect(await countAccounts(place)).toBe(release.held.counts['accounts']);
  const forced = `select count(*)::int as n from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_code'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity`;
  expect(await asAdmin(place, forced)).toEqual([{ n: 0 }]);
});

test('a single row that arrives other than it left ends the move', async () => {
  const [place, dataDir] = [await prepare(), copyFolder()];
  await (await openPostgres(place.url, () => undefined)).close();
  await asAdmin(
    place,
    `create function change_one() returns trigger language plpgsql as $$ begin
       if new.merchant_code = 'SENVIP' and new.username_key = 'survivor1' then new.nickname := 'Other'; end if;
       return new; end $$`,
    'create trigger change_one before insert on accounts for each row execute function change_one()',
  );
  await expect(moveDatabase({ dataDir, url: place.url, inspect: audited })).rejects.toThrow(
    /Rows of accounts are not the same/,
  );
  expect(await countAccounts(place)).toBe(0);
});
