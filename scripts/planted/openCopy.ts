import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../steps/root.ts';
import { run } from '../steps/run.ts';

/** A copy of the repository in which mistakes can be made. */
export type Copy = { folder: string; restore: () => void; remove: () => void };

/** Clones the last commit into a temporary folder and installs it from what this machine has already fetched. */
export const openCopy = async (): Promise<Copy> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-planted-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await run('git', ['clone', '--quiet', '--local', root, folder]);
    await run('pnpm', ['install', '--offline', '--frozen-lockfile', '--reporter=silent'], { cwd: folder });
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    // What a build made of a fault stays, and is built anew before it is looked at again.
    restore: () => void spawnSync('git', ['checkout', '--quiet', '--', '.'], { cwd: folder }),
    remove,
  };
};
