import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDatabase } from './createDatabase.ts';
import type { Database } from './Database.ts';
import { lockFolder } from './lockFolder.ts';
import { migrating, migrationsFolder, securitySql } from './migrate.ts';

/** Makes the database of an engine that is already migrated; closing it closes the engine. */
export const databaseOfPglite = (engine: PGlite, release: () => void = () => undefined): Database =>
  createDatabase({
    kind: 'pglite',
    connection: drizzle(engine),
    close: async () => {
      await engine.close();
      release();
    },
  });

/** Brings an engine's tables, role and policies up to date. */
export const migratePglite = (engine: PGlite, where: string): Promise<void> =>
  migrating(async () => {
    await migrate(drizzle(engine), { migrationsFolder });
    await engine.exec(securitySql);
  }, where);

/** Opens the embedded database in a folder that no other process may hold; null keeps it in memory. */
export const openPglite = async (dataDir: string | null): Promise<Database> => {
  const release = dataDir === null ? undefined : lockFolder(dataDir);
  const folder = dataDir === null ? undefined : join(dataDir, 'database');
  try {
    if (folder) mkdirSync(folder, { recursive: true });
    const engine = await PGlite.create(folder ? { dataDir: folder } : {});
    await migratePglite(engine, folder ?? 'in memory');
    return databaseOfPglite(engine, release);
  } catch (error) {
    release?.();
    throw error;
  }
};
