import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageParties } from '@marquee/deployment';
import { type PageOrigins, readSiteFolder, routesFile } from './readSiteFolder.ts';
import type { SiteFolder } from './SiteFolder.ts';

/** Milliseconds after which a folder is looked at again, so that a new build shows without a restart. */
const lookAfter = 1_000;

type Known = { folder: Promise<SiteFolder | null>; builtAt: number; lookedAt: number };

const builtAt = (folder: string) =>
  stat(join(folder, routesFile)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Keeps the index of each brand's folder and reads it anew after a build. */
export const createSiteIndex = (
  sitesDir: string,
  origins: Omit<PageOrigins, 'parties'>,
): ((brandId: string, parties: PageParties) => Promise<SiteFolder | null>) => {
  const known = new Map<string, Known>();
  return async (brandId, parties) => {
    const path = join(sitesDir, brandId);
    const entry = known.get(brandId);
    if (entry && performance.now() - entry.lookedAt < lookAfter) return entry.folder;
    const built = await builtAt(path);
    if (entry?.builtAt === built) {
      entry.lookedAt = performance.now();
      return entry.folder;
    }
    const folder = readSiteFolder(path, { ...origins, parties });
    known.set(brandId, { folder, builtAt: built, lookedAt: performance.now() });
    folder.catch(() => known.delete(brandId));
    return folder;
  };
};
