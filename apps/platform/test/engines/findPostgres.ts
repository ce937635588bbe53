import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/** The folder of PostgreSQL's server programs on this machine, the newest first; undefined without one. */
export const findPostgres = (): string | undefined => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...onPath, ...globSync(folders).toSorted().toReversed()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
};
