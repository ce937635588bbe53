import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './StartError.ts';

/** Role, grants and policies, and functions, in the order of their files; safe to run at every start. */
export const securitySql = (): string => {
  const folder = join(import.meta.dirname, '../../../functions');
  const files = readdirSync(folder).toSorted();
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
};

/** Number of the advisory lock under which one node at a time migrates and seeds. */
export const migrationLock = 7_061_726;

/** Runs a migration; an older or newer layout of the data ends in a sentence instead of a driver's error. */
export const migrating = async (work: () => Promise<void>, where: string): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new StartError(`The database (${where}) could not be brought up to date: ${reason}`, {
      cause: error,
    });
  }
};
