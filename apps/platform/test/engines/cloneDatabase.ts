import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Database } from '../../src/kernel/db/Database.ts';
import { databaseOfPglite } from '../../src/kernel/db/openPglite.ts';
import { openPostgres } from '../../src/kernel/db/openPostgres.ts';
import type { Engine } from './Engine.ts';

/** Runs one statement on the server's own database. */
const onServer = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Copies the seeded database; closing the copy removes it. */
export const cloneDatabase = async (engine: Engine): Promise<Database> => {
  if (engine.kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(engine.snapshot)]);
    return databaseOfPglite(await PGlite.create({ loadDataDir }));
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(engine.url, `create database ${name} template ${engine.template}`);
  const url = new URL(engine.url);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(engine.url, `drop database ${name} with (force)`);
    },
  };
};
