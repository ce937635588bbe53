import { PGlite } from '@electric-sql/pglite';
import { sql } from '#drizzle';
import { afterEach, expect, inject, test } from 'vitest';
import { callsRoleOf } from '../../src/kernel/db/callsRoleOf.ts';
import type { Database } from '../../src/kernel/db/Database.ts';
import { migratePglite } from '../../src/kernel/db/migratePglite.ts';
import { databaseOfPglite } from '../../src/kernel/db/openPglite.ts';
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

test('members who had bet before days were counted by the one before are counted in every span of days', async () => {
  const release = keptReleases().find(({ tag }) => tag === '0033_member_erasures');
  const [often, once] = [crypto.randomUUID(), crypto.randomUUID()];
  // A bit a day, the first of the month the lowest.
  const [first, last] = [1, 1 << 30];
  const played = `insert into public.ledger_players (merchant_code, month, account_id, days) values
    ('SENVANG', '2025-01-01', '${often}', ${first | last}), ('SENVANG', '2025-03-01', '${often}', ${first}),
    ('SENVANG', '2025-03-01', '${once}', ${first}), ('NORTHBAY', '2025-03-01', '${once}', ${first});`;
  const database = await upgrade(`${release?.dump()}\n${played}`);
  const gaps = await database.system((db) =>
    rowsOf(
      db,
      sql`select merchant_code as merchant, day::text, day_before::text as before, players from ledger_player_gaps
        where day < '2026-01-01' order by 1, 2, 3`,
    ),
  );
  expect(gaps).toEqual([
    { merchant: 'NORTHBAY', day: '2025-03-01', before: '-infinity', players: 1 },
    { merchant: 'SENVANG', day: '2025-01-01', before: '-infinity', players: 1 },
    { merchant: 'SENVANG', day: '2025-01-31', before: '2025-01-01', players: 1 },
    { merchant: 'SENVANG', day: '2025-03-01', before: '-infinity', players: 1 },
    { merchant: 'SENVANG', day: '2025-03-01', before: '2025-01-31', players: 1 },
  ]);
});
