import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPostgres } from '../test/engines/findPostgres.ts';

/** Path of pgbench. Throws when this machine has no PostgreSQL. */
export const findPgbench = (): string => {
  const programs = findPostgres();
  if (!programs) throw new Error('The bench of the ledger needs PostgreSQL on this machine.');
  // What is on the path can be links to some of the programs; the others lie beside what they point to.
  return join(dirname(realpathSync(join(programs, 'postgres'))), 'pgbench');
};
