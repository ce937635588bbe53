import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BrandPackage } from './BrandPackage.ts';
import type { ContentStore } from './ContentStore.ts';

/** Milliseconds after which what no build has used is removed: a week, so that a branch can be left and come back to. */
const keptFor = 7 * 24 * 60 * 60_000;

/** Packages of brands by the key of all that they depend on. */
export type PackageCache = {
  find: (key: string) => BrandPackage | undefined;
  keep: (key: string, made: BrandPackage) => void;
  /** Removes what no build has used for a week, and its files from the store. */
  sweep: () => void;
};

/** Opens the cache in a folder. */
export const openPackageCache = (folder: string, store: ContentStore): PackageCache => {
  mkdirSync(folder, { recursive: true });
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as BrandPackage;
  const isWhole = ({ files }: BrandPackage) => Object.values(files).every(store.has);
  return {
    find: (key) => {
      const file = `${key}.json`;
      if (!existsSync(join(folder, file))) return undefined;
      const found = read(file);
      if (!isWhole(found)) return undefined;
      const now = new Date();
      utimesSync(join(folder, file), now, now);
      return found;
    },
    keep: (key, made) => {
      const path = join(folder, `${key}.json`);
      writeFileSync(`${path}.new`, JSON.stringify(made));
      renameSync(`${path}.new`, path);
    },
    sweep: () => {
      const before = new Date(Date.now() - keptFor);
      for (const name of readdirSync(folder))
        if (statSync(join(folder, name)).mtime < before) rmSync(join(folder, name));
      const kept = readdirSync(folder).filter((name) => name.endsWith('.json'));
      store.sweep(new Set(kept.flatMap((name) => Object.values(read(name).files))), before);
    },
  };
};
