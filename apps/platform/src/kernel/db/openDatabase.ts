import type { Config } from '../config/Config.ts';
import type { Database } from './Database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

/** Opens the database that the configuration names, migrated. */
export const openDatabase = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<Database> => {
  if (databaseUrl === null) return openPglite(dataDir);
  return databaseUrl === 'memory' ? openPglite(null) : openPostgres(databaseUrl, onLost);
};
