import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { callsRoleOf } from '../../src/kernel/db/callsRoleOf.ts';
import type { Database } from '../../src/kernel/db/Database.ts';
import { migratePglite } from '../../src/kernel/db/migratePglite.ts';
import { databaseOfPglite } from '../../src/kernel/db/openPglite.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import type { Engine } from './Engine.ts';

/** Runs statements one by one on the server's own database. */
export const onServer = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Copies the seeded database on a server, for processes that open it themselves; or makes an empty one. */
export const clonePostgres = async (engine: Engine & { kind: 'postgres' }, template = engine.template) => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(engine.url, `create database ${name} template ${template}`);
  const url = new URL(engine.url);
  url.pathname = `/${name}`;
  const drop = () =>
    onServer(engine.url, `drop database ${name} with (force)`, `drop role if exists ${callsRoleOf(name)}`);
  return { url: url.href, drop };
};

const openOnServer = async ({ url, drop }: Awaited<ReturnType<typeof clonePostgres>>) => {
  const database = await openPostgres(url, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
};

/** Copies the seeded database; closing the copy removes it. */
export const cloneDatabase = async (engine: Engine): Promise<Database> => {
  if (engine.kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(engine.snapshot)]);
    return databaseOfPglite(await PGlite.create({ loadDataDir }));
  }
  return openOnServer(await clonePostgres(engine));
};

/** Makes a database that nobody lives in; closing it removes it. */
export const emptyDatabase = async (engine: Engine): Promise<Database> => {
  if (engine.kind === 'postgres') return openOnServer(await clonePostgres(engine, 'template0'));
  const pglite = await PGlite.create();
  await migratePglite(pglite, 'in memory');
  return databaseOfPglite(pglite);
};
