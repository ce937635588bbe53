import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { callsRoleOf } from './callsRoleOf.ts';
import { createDatabase } from './createDatabase.ts';
import { createPostgresListener } from './createPostgresListener.ts';
import type { Connection, Database } from './Database.ts';
import { migrating, migrationLock, securitySql } from './migrate.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { refuseNewer } from './refuseNewer.ts';
import { StartError } from './StartError.ts';
import { NoAnswer, statementPatience, TimedClient } from './TimedClient.ts';

const nameOfDatabase = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
};

/**
 * Brings a database up to date under an advisory lock, and answers the role that its calls run under. A migration takes
 * as long as it takes, and so does waiting for another node's: its connection has no bound.
 */
export const migratePostgres = async (url: string, where: string): Promise<string> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'marquee start',
  });
  // Whoever waits for it is told by the rejection of its statement.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new StartError(`PostgreSQL at ${where} does not answer (${error.message}): check DATABASE_URL.`, {
      cause: error,
    });
  });
  try {
    const callsRole = callsRoleOf(await nameOfDatabase(client));
    await migrating(async () => {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await refuseNewer(drizzle(client), where);
      await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
      await client.query(securitySql(callsRole));
    }, where);
    return callsRole;
  } finally {
    // Gives back the lock as well.
    await client.end();
  }
};

/**
 * Connections of a node: for transactions of several statements, and for single calls of functions. A session that
 * calls the same few functions keeps their plans, and the fewer there are the more of them a processor still has at
 * hand (on two busy cores a bet took 0.41 ms of PostgreSQL's time in one of 8 sessions, and 0.57 ms in one of 20);
 * but while one waits for the disk, another has to work.
 */
const connections = { transactions: 16, calls: 12 };

type Pooled = {
  url: string;
  onLost: (error: Error) => void;
  patience: number;
  /** Connections of both pools that nobody uses at this moment. */
  idle: Set<TimedClient>;
};

/** A pool's connection as what it was made to be: the driver's types know the class that it was given no more. */
const timed = (client: PoolClient): TimedClient => client as unknown as TimedClient;

const createPool = ({ url, onLost, patience, idle }: Pooled, max: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max,
    Client: TimedClient as PoolConfig['Client'],
    connectionTimeoutMillis: 5_000,
    statement_timeout: patience,
    // What a node that cannot be reached any more has begun is undone by PostgreSQL, and its locks fall.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'marquee node',
  });
  // An idle client reports to the pool; one that is checked out ends the process unless it has its own listener.
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    timed(client).patience = patience;
    client.on('error', (error) => {
      onLost(error);
      // Those that lie idle went the same way: whoever took one would wait as long again to learn it.
      if (error instanceof NoAnswer) for (const other of idle) other.giveUp();
    });
  });
  pool.on('acquire', (client) => idle.delete(timed(client)));
  pool.on('release', (_error, client) => idle.add(timed(client)));
  pool.on('remove', (client) => idle.delete(timed(client)));
  return pool;
};

/** Runs transactions on a pool's connections, each for as long as it says. */
const transactionsOn = (pool: Pool) => {
  const known = new WeakMap<TimedClient, Connection>();
  const connectionOf = (client: TimedClient) => {
    const connection = known.get(client) ?? drizzle(client);
    known.set(client, connection);
    return connection;
  };
  return async <T>(work: (tx: Connection) => Promise<T>, patience?: number): Promise<T> => {
    const pooled = await pool.connect();
    const client = timed(pooled);
    const usual = client.patience;
    client.patience = patience ?? usual;
    try {
      return await connectionOf(client).transaction(work);
    } finally {
      client.patience = usual;
      pooled.release();
    }
  };
};

const fillOf = (name: keyof typeof connections, pool: Pool) => ({
  name,
  open: pool.totalCount,
  used: pool.totalCount - pool.idleCount,
  most: connections[name],
  awaited: pool.waitingCount,
});

/**
 * Opens PostgreSQL through pools and brings it up to date under an advisory lock. `patience` is for how many
 * milliseconds PostgreSQL may work on a statement where a transaction says nothing else.
 */
export const openPostgres = async (
  url: string,
  onLost: (error: Error) => void,
  patience = statementPatience,
): Promise<Database> => {
  const where = `${new URL(url).host}${new URL(url).pathname}`;
  const callsRole = await migratePostgres(url, where);
  const pooled = { url, onLost, patience, idle: new Set<TimedClient>() };
  const pool = createPool(pooled, connections.transactions);
  const calls = createPool(pooled, connections.calls);
  const listener = createPostgresListener(url, patience);
  return createDatabase({
    kind: 'postgres',
    callsRole,
    connection: drizzle(pool),
    transaction: transactionsOn(pool),
    query: (name, text, values) => calls.query({ name, text, values }),
    listen: listener.listen,
    pools: () => [fillOf('transactions', pool), fillOf('calls', calls)],
    close: async () => {
      await Promise.all([pool.end(), calls.end(), listener.close()]);
    },
  });
};
