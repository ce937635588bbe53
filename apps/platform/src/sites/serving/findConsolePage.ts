import type { FoundPage } from './findPage.ts';
import type { SiteFolder } from './SiteFolder.ts';

/** Finds what a path of the console shows: a file of its folder, or its one page, which is a 404 when no route has that path. */
export const findConsolePage = ({ files, isRoute }: SiteFolder, path: string): FoundPage | null => {
  const file = path.endsWith('.html') ? undefined : files.get(path.slice(1));
  if (file) return { file, status: 200 };
  if (/\.[a-z0-9]+$/i.test(path)) return null;
  const page = files.get('index.html');
  return page ? { file: page, status: isRoute(path) ? 200 : 404 } : null;
};
