import { PGlite } from '@electric-sql/pglite';
import { sql } from '#drizzle';
import { afterEach, expect, inject, test } from 'vitest';
import { callsRoleOf } from '../../src/kernel/db/callsRoleOf.ts';
import type { Database } from '../../src/kernel/db/Database.ts';
import { databaseOfPglite, migratePglite } from '../../src/kernel/db/openPglite.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import { rowsOf } from '../../src/kernel/db/rowsOf.ts';
import { onServer } from '../engines/cloneDatabase.ts';
import { expectHeld } from './expectHeld.ts';
import { keptReleases } from './keptReleases.ts';

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

test.each(keptReleases())(
  'a database of the release of $tag upgrades, with everything in it',
  async ({ dump, held }) => {
    const database = await upgrade(dump());
    const ask = (statement: string) =>
      database.system((db) => rowsOf<Record<string, unknown>>(db, sql.raw(statement)));
    await expect(expectHeld(database, held, ask)).resolves.toBeUndefined();
  },
);
