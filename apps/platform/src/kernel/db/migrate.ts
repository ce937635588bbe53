import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './StartError.ts';

const functionsSql = (): string => {
  const folder = join(import.meta.dirname, '../../../functions');
  const files = readdirSync(folder).toSorted();
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
};

/**
 * Role, grants and policies, and functions, in the order of their files; safe to run at every start. The role that
 * calls run under is told to them by a setting of the session.
 */
export const securitySql = (callsRole: string): string =>
  `SET marquee.calls_role = '${callsRole.replaceAll("'", "''")}';\n${functionsSql()}\nRESET marquee.calls_role;`;

/** Number of the advisory lock under which one node at a time migrates and seeds. */
export const migrationLock = 7_061_726;

/** Runs a migration; an older or newer layout of the data ends in a sentence instead of a driver's error. */
export const migrating = async (work: () => Promise<void>, where: string): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database (${where}) could not be brought up to date: ${reason}`, {
      cause: error,
    });
  }
};
