import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from '#drizzle';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Connection } from '../db/Database.ts';
import { lockFolder } from '../db/lockFolder.ts';
import { migrationLock } from '../db/migrate.ts';
import { migratePglite } from '../db/migratePglite.ts';
import { movedMark } from '../db/openPglite.ts';
import { migratePostgres } from '../db/openPostgres.ts';
import { StartError } from '../db/StartError.ts';
import type { Agreement } from './compareSides.ts';
import { fillTarget, requireEmpty } from './fillTarget.ts';
import type { Side } from './Side.ts';

type Move = {
  /** The folder of an embedded database that no platform uses. */
  dataDir: string;
  /** A PostgreSQL database that is empty. */
  url: string;
  /** Looks at each merchant's rows where they are to be, before they count; what it throws ends the move. */
  inspect: (tx: Connection, merchantCode: string) => Promise<void>;
};

/** Texts of rows have to be the same on both sides. */
const plainTexts = `select set_config('timezone', 'UTC', true), set_config('extra_float_digits', '1', true),
  set_config('search_path', 'public', true)`;

const requireFolder = (dataDir: string): string => {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder) || existsSync(`${folder}.begun`))
    throw new StartError(
      `There is no whole database in ${dataDir}: --from has to name a DATA_DIR that a platform has used.`,
    );
  if (existsSync(movedMark(dataDir)))
    throw new StartError(`The data in ${dataDir} was moved before: ${movedMark(dataDir)} says where.`);
  return folder;
};

const withFolder = async <T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = requireFolder(dataDir);
  const release = lockFolder(dataDir);
  try {
    return await work(folder);
  } finally {
    release();
  }
};

const withEngine = async <T>(folder: string, work: (engine: PGlite) => Promise<T>): Promise<T> => {
  const engine = await PGlite.create({ dataDir: folder });
  try {
    await migratePglite(engine, folder);
    return await work(engine);
  } finally {
    await engine.close();
  }
};

const withClient = async <T>(
  url: string,
  where: string,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Whoever uses the database holds its tables' locks; the move does not wait for them to go.
    lock_timeout: 10_000,
    application_name: 'marquee move',
  });
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new StartError(`PostgreSQL at ${where} does not answer (${error.message}): check DATABASE_URL.`, {
      cause: error,
    });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Runs work in a transaction, and keeps what it did only where it says so. */
const inTransaction = async <T>(
  client: Client,
  end: 'commit' | 'rollback',
  work: () => Promise<T>,
): Promise<T> => {
  await client.query('begin');
  try {
    const done = await work();
    await client.query(end);
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** As calls read: under their role, held to one merchant. */
const inspectAs = async (client: Client, callsRole: string, code: string, inspect: Move['inspect']) => {
  const tx = drizzle(client);
  await tx.execute(
    sql`select set_config('role', ${callsRole}, true), set_config('app.merchant', ${code}, true)`,
  );
  await inspect(tx, code);
  await tx.execute(sql`select set_config('role', 'none', true)`);
};

/**
 * Moves everything that an embedded database holds into PostgreSQL, in one transaction: a move that ends before it has
 * said so has left PostgreSQL as empty as it was, and can be begun again. Compares every row and the ledger's sums on
 * both sides first. The folder stays as it is, under a mark that keeps platforms from going on with it. Throws
 * `StartError` for a folder that is in use or moved, and for a database that is not empty.
 */
export const moveDatabase = async ({ dataDir, url, inspect }: Move): Promise<Agreement> => {
  const where = `${new URL(url).host}${new URL(url).pathname}`;
  return withFolder(dataDir, (folder) =>
    withClient(url, where, async (client) => {
      const target: Side = { ask: async (text, values) => (await client.query(text, values)).rows };
      await inTransaction(client, 'rollback', () => requireEmpty(target, where));
      return withEngine(folder, async (engine) => {
        const callsRole = await migratePostgres(url, where);
        const agreement = await engine.transaction(async (tx) => {
          const source: Side = {
            ask: async <T>(text: string, values?: unknown[]) => (await tx.query<T>(text, values)).rows,
          };
          return inTransaction(client, 'commit', async () => {
            for (const side of [source, target]) await side.ask(plainTexts);
            // A node that starts now waits, and finds everything.
            await target.ask('select pg_advisory_xact_lock($1)', [migrationLock]);
            const filled = await fillTarget(source, target, where);
            const merchants = await source.ask<{ code: string }>(
              'select merchant_code as code from sites union select merchant_code from ledger_accounts order by 1',
            );
            for (const { code } of merchants) await inspectAs(client, callsRole, code, inspect);
            return filled;
          });
        });
        writeFileSync(movedMark(dataDir), `Moved to ${where} on ${new Date().toISOString()}.\n`);
        await target.ask('analyze');
        return agreement;
      });
    }),
  );
};
