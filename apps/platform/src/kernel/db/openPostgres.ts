import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { createDatabase } from './createDatabase.ts';
import { createPostgresListener } from './createPostgresListener.ts';
import type { Database } from './Database.ts';
import { migrating, migrationLock, securitySql } from './migrate.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { refuseNewer } from './refuseNewer.ts';
import { StartError } from './StartError.ts';

const migratePostgres = async (client: PoolClient, where: string) => {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await refuseNewer(drizzle(client), where);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query(securitySql());
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
};

/**
 * Connections of a node: for transactions of several statements, and for single calls of functions. A session that
 * calls the same few functions keeps their plans, and the fewer there are the more of them a processor still has at
 * hand (on two busy cores a bet took 0.41 ms of PostgreSQL's time in one of 8 sessions, and 0.57 ms in one of 20);
 * but while one waits for the disk, another has to work.
 */
const connections = { transactions: 16, calls: 12 };

const createPool = (url: string, max: number, onLost: (error: Error) => void): Pool => {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'marquee',
  });
  // An idle client reports to the pool; one that is checked out ends the process unless it has its own listener.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
};

/** Opens PostgreSQL through pools and brings it up to date under an advisory lock. */
export const openPostgres = async (url: string, onLost: (error: Error) => void): Promise<Database> => {
  const pool = createPool(url, connections.transactions, onLost);
  const calls = createPool(url, connections.calls, onLost);
  const where = `${new URL(url).host}${new URL(url).pathname}`;
  const client = await pool.connect().catch(async (error: Error) => {
    await pool.end();
    throw new StartError(`PostgreSQL at ${where} does not answer (${error.message}): check DATABASE_URL.`, {
      cause: error,
    });
  });
  try {
    await migrating(() => migratePostgres(client, where), where);
  } catch (error) {
    client.release();
    await pool.end();
    throw error;
  }
  client.release();
  const listener = createPostgresListener(url);
  return createDatabase({
    kind: 'postgres',
    connection: drizzle(pool),
    query: (name, text, values) => calls.query({ name, text, values }),
    listen: listener.listen,
    close: async () => {
      await Promise.all([pool.end(), calls.end(), listener.close()]);
    },
  });
};
