import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/** The folder of PostgreSQL's programs on this machine, of its server where none is named; undefined without one. */
export const findPostgres = (...programs: string[]): string | undefined => {
  const wanted = programs.length > 0 ? programs : ['initdb', 'postgres'];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...onPath, ...globSync(folders).toSorted().toReversed()].find((folder) =>
    wanted.every((program) => existsSync(join(folder, program))),
  );
};
