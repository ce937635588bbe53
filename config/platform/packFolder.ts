import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './startPlatform.ts';

/** A data folder as a first start leaves it, for others to begin with a copy of it. */
export type PackedFolder = { folder: string; remove: () => void };

/**
 * Seeds a data folder once. `startPlatform({ from: folder })` begins on a copy: what is migrated and seeded
 * already takes most of a first start.
 */
export const packFolder = async (env: NodeJS.ProcessEnv = {}): Promise<PackedFolder> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-packed-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const platform = await startPlatform({ env: { ...env, DATA_DIR: folder } });
    await platform.stop();
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
};
