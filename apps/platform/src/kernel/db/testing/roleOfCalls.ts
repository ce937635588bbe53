import { sql } from '#drizzle';
import type { Database } from '../Database.ts';
import { rowsOf } from '../rowsOf.ts';

/** The role that calls of this database run under. */
export const roleOfCalls = async (database: Database): Promise<string> => {
  const [row] = await database.tenant('NOBODY', (tx) =>
    rowsOf<{ name: string }>(tx, sql`select current_user as name`),
  );
  if (!row) throw new Error('The database told no role.');
  return row.name;
};
