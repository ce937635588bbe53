import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createDatabase } from './createDatabase.ts';
import type { Connection, Database } from './Database.ts';
import { copyEmptyDatabase } from './emptyDatabase.ts';
import { leanClient } from './leanClient.ts';
import { lockFolder } from './lockFolder.ts';
import { embeddedCallsRole, migratePglite } from './migratePglite.ts';
import { StartError } from './StartError.ts';

const connectionOf = (engine: PGlite) => {
  const connection = drizzle({ client: leanClient(engine) });
  return {
    connection,
    transaction: <T>(work: (tx: Connection) => Promise<T>) => connection.transaction(work),
  };
};

/** Makes the database of an engine that is already migrated; closing it closes the engine. */
export const databaseOfPglite = (engine: PGlite, release: () => void = () => undefined): Database =>
  createDatabase({
    kind: 'pglite',
    callsRole: embeddedCallsRole,
    ...connectionOf(engine),
    query: (_name, text, values) => engine.query(text, values),
    listen: async (channel, heard) => {
      const end = await engine.listen(channel, heard);
      return () => (engine.closed ? Promise.resolve() : end());
    },
    close: async () => {
      await engine.close();
      release();
    },
  });

/**
 * Begins a new database, from the empty one that was built if there is one, under a mark that stays until it is whole:
 * what a start left behind that was killed halfway holds nothing yet, and is made again. Returns the call that takes
 * the mark away.
 */
const beginWhole = (folder: string): (() => void) => {
  const mark = `${folder}.begun`;
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length === 0) {
    writeFileSync(mark, '');
    copyEmptyDatabase(folder);
  }
  return () => rmSync(mark, { force: true });
};

/** The file that says where the data of a folder went. */
export const movedMark = (dataDir: string): string => join(dataDir, 'database.moved');

/** Two databases that go on from the same money would each be right for themselves. */
const refuseMoved = (dataDir: string) => {
  const mark = movedMark(dataDir);
  if (!existsSync(mark)) return;
  const said = readFileSync(mark, 'utf8').trim();
  throw new StartError(
    `The data in ${dataDir} lives elsewhere: ${said} Set DATABASE_URL, or remove ${mark} to go on with what is here.`,
  );
};

/** Opens the embedded database in a folder that no other process may hold; null keeps it in memory. */
export const openPglite = async (dataDir: string | null): Promise<Database> => {
  const release = dataDir === null ? undefined : lockFolder(dataDir);
  const folder = dataDir === null ? undefined : join(dataDir, 'database');
  try {
    if (dataDir !== null) refuseMoved(dataDir);
    const isWhole = folder ? beginWhole(folder) : undefined;
    const engine = await PGlite.create(folder ? { dataDir: folder } : {});
    await migratePglite(engine, folder ?? 'in memory');
    isWhole?.();
    return databaseOfPglite(engine, release);
  } catch (error) {
    release?.();
    throw error;
  }
};
