import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import { documentPolicy, packedTypes, type ServedSite } from '@marquee/deployment';
import { compress } from './compress.ts';
import { copyAssets } from './copyAssets.ts';
import { entryOf } from './brandEntries.ts';
import { filesOf, type Manifest } from './Manifest.ts';
import { pagesOf } from './pagesOf.ts';
import { renderDocument } from './renderDocument.ts';
import { sites } from './server.ts';

const client = join(import.meta.dirname, '../dist/client');
const compressible = new Set<string>(packedTypes);

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Makes a brand's deployable folder: the files that its entry reaches, its own assets, and one HTML file a page,
 * language and merchant. An alternate merchant's pages stand in `merchants/<code>`, because their content is
 * its own. Answers what a web server has to know of it.
 */
export const packageBrand = async (
  loaded: LoadedBrand,
  out: string,
  platform: URL,
  imageCdns: readonly string[],
) => {
  const { brand } = loaded;
  const manifest = JSON.parse(readFileSync(join(client, 'site.json'), 'utf8')) as Manifest;
  for (const file of filesOf(manifest, entryOf(brand.id), brand.languages)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    cpSync(join(client, file), join(out, file));
  }
  const assetUrl = copyAssets(loaded, out);
  // Asked for under this very name by what reads no page.
  cpSync(loaded.assets.icons['favicon.ico'], join(out, 'favicon.ico'));
  const site = sites[brand.id]!;
  const pages = pagesOf(site);
  const documents: string[] = [];
  const writeAsset = (name: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.${extension}`;
    write(join(out, file), text);
    return `/${file}`;
  };
  for (const merchant of brand.merchants) {
    const folder = merchant.primary ? out : join(out, 'merchants', merchant.code);
    for (const language of brand.languages) {
      const prefix = language === brand.defaultLanguage ? '' : language;
      for (const page of pages) {
        const html = await renderDocument({
          loaded,
          site,
          merchant,
          language,
          page,
          manifest,
          assetUrl,
          writeAsset,
          platform,
        });
        write(join(folder, prefix, page.file), html);
        documents.push(html);
      }
    }
  }
  const routes = site.features.flatMap(({ routes = [] }) => routes.flatMap(({ paths }) => paths));
  write(join(out, 'routes.json'), JSON.stringify(routes));
  write(join(out, 'robots.txt'), 'User-agent: *\nAllow: /\nDisallow: /wps/\nDisallow: /lgw/\n');
  const texts = textFiles(out);
  await Promise.all(texts.filter((file) => basename(file) !== 'routes.json').map(compress));
  const policy = documentPolicy(documents, imageCdns);
  const prefixes = brand.languages.filter((language) => language !== brand.defaultLanguage);
  return {
    pages: documents.length,
    files: readdirSync(join(out, 'assets')).length,
    served: brand.merchants.map(({ code, domains, primary }): ServedSite => {
      const own = primary ? '' : `merchants/${code}`;
      return { folder: brand.id, pages: own, domains, prefixes, routes, policy };
    }),
  };
};
