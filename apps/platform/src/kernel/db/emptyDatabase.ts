import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migratePglite } from './migratePglite.ts';
import { migrationsFolder } from './migrationsFolder.ts';

// Found when it is asked for: drizzle-kit, which reads the schemas through here, has no such folder.
const builtFolder = (): string => join(import.meta.dirname, '../../../dist/database');

const engineVersion = (): string => {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

/** Named by what it is made from: what another release has built is never taken. */
const folderNow = (): string => {
  const made = createHash('sha256').update(engineVersion());
  const files = readdirSync(migrationsFolder()).filter((file) => file.endsWith('.sql'));
  for (const file of files.toSorted()) made.update(readFileSync(join(migrationsFolder(), file)));
  return made.digest('hex').slice(0, 16);
};

/**
 * Makes an empty database with this release's tables, for installations to begin from, and takes those of other
 * releases away. It holds nothing that two installations must not share: no row, no password, no key.
 */
export const buildEmptyDatabase = async (parent = builtFolder()): Promise<void> => {
  const name = folderNow();
  const folder = join(parent, name);
  mkdirSync(parent, { recursive: true });
  const others = readdirSync(parent).filter((other) => !other.startsWith(name));
  for (const other of others) rmSync(join(parent, other), { recursive: true });
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  const engine = await PGlite.create({ dataDir: unfinished });
  await migratePglite(engine, unfinished);
  await engine.close();
  renameSync(unfinished, folder);
};

/** Fills a new, empty folder with the one that was built; false where there is none, and the folder stays empty. */
export const copyEmptyDatabase = (folder: string, parent = builtFolder()): boolean => {
  const source = join(parent, folderNow());
  if (!existsSync(source)) return false;
  cpSync(source, folder, { recursive: true });
  return true;
};
