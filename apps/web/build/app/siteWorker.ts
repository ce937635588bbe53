import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@marquee/brand';
import { callPath, immutablePath } from '@marquee/deployment';
import type { WorkerSite } from '../../src/worker/WorkerScope.ts';
import { pathIn } from '../../pages/pathIn.ts';
import { hashValues } from '../hashSources.ts';
import { offlinePath } from './offlineDocument.ts';

const built = join(import.meta.dirname, '../../dist/worker/sw.js');

type Options = {
  brand: Brand;
  /** Address of the code that pages begin with. */
  entry: string;
  /** The pages without a network, of each merchant and language, with the files that they need. */
  pages: readonly { html: string; files: readonly string[] }[];
};

/** The text of a brand's service worker: what it is about, and the code that all brands have. */
export const siteWorker = ({ brand, entry, pages }: Options): string => {
  const code = readFileSync(built, 'utf8');
  const offline = brand.languages.map((language) => [
    language === brand.defaultLanguage ? '' : language,
    pathIn(brand, language, offlinePath),
  ]);
  const site: WorkerSite = {
    version: hashValues(code, entry, pages).slice(0, 12),
    entry,
    offline: Object.fromEntries(offline) as WorkerSite['offline'],
    files: [...new Set(pages.flatMap(({ files }) => files))].sort(),
    kept: `/${immutablePath}`,
    calls: `^/${callPath}`,
  };
  return `self.site=${JSON.stringify(site)};${code}`;
};
