import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Paths of all files below a folder, from it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * Copies a folder with its times; what is one file under several names there is one in the copy. `sameAs` names a file
 * that holds the same when it is there and as large: it is linked.
 */
export const copyFolder = (from: string, to: string, sameAs: (name: string) => string | null): void => {
  const copied = new Map<number, string>();
  for (const name of filesIn(from)) {
    const source = join(from, name);
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true });
    const { ino, nlink, size, atime, mtime } = statSync(source);
    const same = sameAs(name);
    const isSame = same !== null && existsSync(same) && statSync(same).size === size;
    const twin = copied.get(nlink > 1 ? ino : -1) ?? (isSame ? same : undefined);
    if (twin) {
      linkSync(twin, target);
      continue;
    }
    copyFileSync(source, target);
    utimesSync(target, atime, mtime);
    copied.set(ino, target);
  }
};
