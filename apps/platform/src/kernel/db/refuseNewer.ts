import { sql } from '#drizzle';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Connection } from './Database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { rowsOf } from './rowsOf.ts';
import { StartError } from './StartError.ts';

/** When the latest migration was written that a database has had, in milliseconds; null where it has had none. */
const latestIn = async (db: Connection): Promise<number | null> => {
  const [found] = await rowsOf<{ isThere: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!found?.isThere) return null;
  const [latest] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return latest?.at ? Number(latest.at) : null;
};

/**
 * Throws `StartError` for a database that a newer release has brought further: what its tables mean since, this one
 * does not know.
 */
export const refuseNewer = async (db: Connection, where: string): Promise<void> => {
  const latest = await latestIn(db);
  const known = Math.max(
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis),
  );
  if (latest === null || latest <= known) return;
  const [theirs, ours] = [latest, known].map((moment) => new Date(moment).toISOString().slice(0, 10));
  throw new StartError(
    `The database (${where}) belongs to a newer release, with migrations up to ${theirs}; this one knows those up to ${ours}. Start the newer release, or restore the backup from before it.`,
  );
};
