import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import {
  contentTypes,
  documentPolicy,
  matchRoutes,
  type PageParties,
  plainPath,
  workerPath,
  workerPolicy,
} from '@marquee/deployment';
import type { SiteFile } from './SiteFile.ts';
import type { SiteFolder } from './SiteFolder.ts';

/** Where pages may take pictures, games and parts of other parties from beside their own host. */
export type PageOrigins = {
  imageCdns: readonly string[];
  gameOrigins: readonly string[];
  parties: PageParties;
};

/** Name of the file that lists a site's routes; it is for the server and never sent. */
export const routesFile = 'routes.json';

const plainName = new RegExp(`^${plainPath}$`);

const describeFile = async (
  path: string,
  name: string,
  { imageCdns, gameOrigins, parties }: PageOrigins,
): Promise<SiteFile> => {
  const content = await readFile(path);
  const extension = extname(name);
  const policyOf = () => {
    if (name === workerPath) return workerPolicy;
    if (extension !== '.html') return null;
    return documentPolicy([content.toString()], imageCdns, gameOrigins, parties);
  };
  return {
    path,
    type: contentTypes[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 20),
    hasBrotli: existsSync(`${path}.br`),
    hasGzip: existsSync(`${path}.gz`),
    isImmutable: name.startsWith('assets/'),
    isPlain: plainName.test(name),
    policy: policyOf(),
  };
};

/** Reads the index of a built brand folder; null when the brand has not been built. */
export const readSiteFolder = async (folder: string, origins: PageOrigins): Promise<SiteFolder | null> => {
  if (!existsSync(join(folder, routesFile))) return null;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, SiteFile>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    const isSent = entry.isFile() && name !== routesFile && !/\.(br|gz)$/.test(name);
    if (isSent) files.set(name, await describeFile(path, name, origins));
  }
  const routes = JSON.parse(await readFile(join(folder, routesFile), 'utf8')) as string[];
  return { files, isRoute: matchRoutes(routes) };
};
