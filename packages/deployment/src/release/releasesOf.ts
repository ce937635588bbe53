import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The releases below a folder: their names, oldest first, and which one `current` leads to. */
export const releasesOf = (root: string) => {
  const folder = join(root, 'releases');
  const link = join(root, 'current');
  return {
    folder,
    names: existsSync(folder) ? readdirSync(folder).toSorted() : [],
    current: existsSync(link) ? basename(readlinkSync(link)) : null,
  };
};

/** Lets `current` lead to another release, in one step. */
export const switchTo = (root: string, name: string): void => {
  const next = join(root, '.current');
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, join(root, 'current'));
};
