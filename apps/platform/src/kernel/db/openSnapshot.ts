import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './Database.ts';
import { databaseOfPglite, migratePglite } from './openPglite.ts';

const make = async (file: string) => {
  const engine = await PGlite.create();
  await migratePglite(engine, 'in memory');
  const dump = await engine.dumpDataDir('gzip');
  rmSync(dirname(file), { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.new`, file);
  return engine;
};

/**
 * Opens an empty database in memory, as a file has it. Where there is none it is written, in place of all else in its
 * folder. Nothing is brought up to date: the file's name has to go by the migrations and functions that are in it.
 */
export const openSnapshot = async (file: string): Promise<Database> => {
  if (!existsSync(file)) return databaseOfPglite(await make(file));
  const loadDataDir = new Blob([readFileSync(file)], { type: 'application/x-gzip' });
  return databaseOfPglite(await PGlite.create({ loadDataDir }));
};
