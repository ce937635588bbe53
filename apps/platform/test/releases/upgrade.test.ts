import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { createLog } from '../../src/app/createLog.ts';
import { createPlatform } from '../../src/app/createPlatform.ts';
import { createVisitor } from '../../src/identity/session/testing/createVisitor.ts';
import { challengeOf, prove } from '../../src/identity/secondFactor/testing/meetChallenge.ts';
import { readConfig } from '../../src/kernel/config/readConfig.ts';
import { callsRoleOf } from '../../src/kernel/db/callsRoleOf.ts';
import type { Connection, Database } from '../../src/kernel/db/Database.ts';
import { databaseOfPglite, migratePglite } from '../../src/kernel/db/openPglite.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { rowsOf } from '../../src/kernel/db/testing/rowsOf.ts';
import { loadMerchants } from '../../src/kernel/merchants/loadMerchants.ts';
import { auditLedger } from '../../src/money/audit/auditLedger.ts';
import { onServer } from '../engines/cloneDatabase.ts';
import { type Held, readHeld } from './readHeld.ts';

const kept = globSync('*.sql.br', { cwd: join(import.meta.dirname, 'kept') }).map((file) => {
  const tag = basename(file, '.sql.br');
  const read = (name: string) => readFileSync(join(import.meta.dirname, 'kept', name));
  return {
    tag,
    dump: () => brotliDecompressSync(read(file)).toString(),
    held: JSON.parse(read(`${tag}.json`).toString()) as Held,
  };
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Opens a dump with this release, as a start does that finds what a release before has left. */
const upgrade = async (dump: string): Promise<Database> => {
  const engine = inject('engine');
  if (engine.kind === 'pglite') {
    const pglite = await PGlite.create();
    ends.push(() => pglite.close());
    await pglite.exec(dump);
    await pglite.exec('reset all');
    await migratePglite(pglite, 'in memory');
    return databaseOfPglite(pglite);
  }
  const name = `upgrade_${crypto.randomUUID().slice(0, 8)}`;
  const url = new URL(engine.url);
  url.pathname = `/${name}`;
  await onServer(engine.url, `create database ${name}`);
  ends.push(() =>
    onServer(engine.url, `drop database ${name} with (force)`, `drop role if exists ${callsRoleOf(name)}`),
  );
  await onServer(url.href, dump);
  const database = await openPostgres(url.href, () => undefined);
  ends.push(() => database.close());
  return database;
};

/** Reads past the merchants, as the owner of the tests' databases may. */
const asOwner = (database: Database) => (statement: string) =>
  database.system((db: Connection) => rowsOf<Record<string, unknown>>(db, sql.raw(statement)));

test.each(kept)(
  'a database of the release of $tag upgrades, with everything in it',
  async ({ dump, held }) => {
    const database = await upgrade(dump());
    const ask = asOwner(database);
    const { changed, login, ...rows } = held;
    expect(await readHeld(ask)).toEqual(rows);

    const dataDir = mkdtempSync(join(tmpdir(), 'marquee-upgrade-'));
    ends.push(() => rmSync(dataDir, { recursive: true }));
    const config = await readConfig({ SANDBOX: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const merchants = await loadMerchants(config.brandsDir);
    const platform = await createPlatform({
      config,
      database,
      merchants,
      log: createLog('silent'),
      isStrict: true,
    });
    ends.push(() => platform.close());

    expect(await auditLedger(database, merchants)).toEqual([]);
    for (const { read, value } of changed) expect((await ask(read))[0], read).toEqual(value);

    const { host, username, payeeName } = login;
    const visitor = createVisitor(platform.app, { host, address: '10.30.0.1' });
    // From an address that the database does not know, so that what proves a member is read as well.
    const { challenge } = await challengeOf(visitor, username);
    expect((await prove(visitor, challenge, 'payeeName', payeeName)).status).toBe(200);
    const funds = await visitor.call('getConsolidatedFunds');
    const main = held.balances[`SENVIP ${username} real main VND`];
    expect(funds.value?.wallets.length, funds.text).toBeGreaterThan(0);
    expect(funds.text).toContain(String(main));
  },
);
