import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { createDatabase } from './createDatabase.ts';
import type { Database } from './Database.ts';
import { migrating, migrationLock, migrationsFolder, securitySql } from './migrate.ts';
import { StartError } from './StartError.ts';

const migratePostgres = async (client: PoolClient) => {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await migrate(drizzle(client), { migrationsFolder });
    await client.query(securitySql);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
};

/** Opens PostgreSQL through a pool and brings it up to date under an advisory lock. */
export const openPostgres = async (url: string, onLost: (error: Error) => void): Promise<Database> => {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'marquee',
  });
  // An idle client reports to the pool; one that is checked out ends the process unless it has its own listener.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const where = `${new URL(url).host}${new URL(url).pathname}`;
  const client = await pool.connect().catch(async (error: Error) => {
    await pool.end();
    throw new StartError(`PostgreSQL at ${where} does not answer (${error.message}): check DATABASE_URL.`, {
      cause: error,
    });
  });
  try {
    await migrating(() => migratePostgres(client), where);
  } catch (error) {
    client.release();
    await pool.end();
    throw error;
  }
  client.release();
  return createDatabase({
    kind: 'postgres',
    connection: drizzle(pool),
    query: (name, text, values) => pool.query({ name, text, values }),
    close: () => pool.end(),
  });
};
