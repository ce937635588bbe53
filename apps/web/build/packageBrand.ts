import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import { documentPolicy, type ServedSite, workerPath } from '@marquee/deployment';
import type { Pages } from '../pages/renderDocument.ts';
import { siteOf } from '../pages/siteOf.ts';
import { brandAssets } from './brandAssets.ts';
import { startOf, writeEntry } from './brandEntries.ts';
import type { BrandPackage } from './BrandPackage.ts';
import type { ContentStore } from './ContentStore.ts';
import { chunkOf, filesOf, type Manifest } from './Manifest.ts';
import { offlineDocument, offlinePath } from './app/offlineDocument.ts';
import { pageKit } from './pageKit.ts';
import { pagesOf } from './pagesOf.ts';
import { robots, sitemap } from './crawlerFiles.ts';
import { handles, renderFrame } from './server.ts';
import { siteWorker } from './app/siteWorker.ts';

const client = join(import.meta.dirname, '../dist/client');
/** Keys of files of the code, which most brands have. */
const shared = new Map<string, Promise<string>>();

/** Whether pages name a file of a brand's assets: drawings stand within them, and `favicon.ico` has no other name. */
const hasAddress = (file: string) => /^(?:fonts|icons)\//.test(file) && file !== 'icons/favicon.ico';

/** What the packaging of every brand works with. */
export type PackagingParts = {
  manifest: Manifest;
  store: ContentStore;
  imageCdns: readonly string[];
  gameOrigins: readonly string[];
};

/**
 * Puts a brand's package together: the code that it reaches, its entry, its own assets, what its pages are rendered
 * from, and for each language the frame of pages that scripts make and the page without a network. An alternate
 * merchant's own files stand in `merchants/<code>`. All of it is in the store then.
 */
export const packageBrand = async (
  loaded: LoadedBrand,
  { manifest, store, imageCdns, gameOrigins }: PackagingParts,
): Promise<BrandPackage> => {
  const { brand, settings } = loaded;
  const kept = new Map<string, Promise<string>>();
  const keep = (path: string, content: string | Buffer) => {
    if (!kept.has(path)) kept.set(path, store.keep(path, Buffer.from(content), 'brand'));
  };
  const start = startOf(brand);
  for (const file of filesOf(manifest, start, brand.languages)) {
    const key = shared.get(file) ?? store.keep(file, readFileSync(join(client, file)), 'shared');
    shared.set(file, key);
    kept.set(file, key);
  }
  const assets = new Map([...brandAssets(loaded)].filter(([file]) => hasAddress(file)));
  for (const { target, content } of assets.values()) keep(target, content);
  const assetUrl = (file: string) => {
    const asset = assets.get(file);
    if (!asset) throw new Error(`${join(loaded.directory, 'assets')} has no file ${file}.`);
    return `/${asset.target}`;
  };
  /** The texts of what was written, by their addresses. */
  const texts = new Map<string, string>();
  const writeAsset = (name: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.${extension}`;
    keep(file, text);
    texts.set(`/${file}`, text);
    return `/${file}`;
  };
  const entry = writeAsset('brand', 'js', writeEntry(loaded, `/${chunkOf(manifest, start)!}`));
  const urls = Object.fromEntries([...assets.keys()].map((file) => [file, assetUrl(file)]));
  const kit = pageKit(loaded, { manifest, entry, assets: urls, writeAsset });
  const pages: Pages = { kit, site: siteOf(kit, handles), readSheet: (address) => texts.get(address)! };
  const listed = pagesOf(pages.site);
  const frames = new Map<string, string>();
  const documents: string[] = [];
  const withoutNetwork: Awaited<ReturnType<typeof offlineDocument>>[] = [];
  for (const merchant of brand.merchants) {
    const folder = merchant.primary ? [] : ['merchants', merchant.code];
    const domain = merchant.domains[0]!;
    keep([...folder, 'robots.txt'].join('/'), robots(brand, domain));
    keep([...folder, 'sitemap.xml'].join('/'), sitemap(brand, domain, listed));
    for (const language of brand.languages) {
      const prefix = language === brand.defaultLanguage ? [] : [language];
      const frame = frames.get(language) ?? (await renderFrame(pages, language));
      frames.set(language, frame);
      keep([...folder, ...prefix, 'app.html'].join('/'), frame);
      const offline = await offlineDocument({
        loaded,
        merchant,
        language,
        theme: texts.get(kit.theme)!,
        manifest,
        assetUrl,
        writeAsset,
      });
      keep([...folder, ...prefix, `${offlinePath.slice(1)}/index.html`].join('/'), offline.html);
      documents.push(offline.html);
      withoutNetwork.push(offline);
    }
  }
  documents.push(...frames.values());
  keep(workerPath, siteWorker({ brand, entry, pages: withoutNetwork }));
  // Asked for under this very name by what reads no page.
  keep('favicon.ico', readFileSync(loaded.assets.icons['favicon.ico']));
  const files: Record<string, string> = {};
  for (const [path, key] of kept) files[path] = await key;
  const routes = pages.site.features.flatMap(({ routes = [] }) => routes.flatMap(({ paths }) => paths));
  const hasGeetest = Object.values(settings).some(({ flags }) => flags.GEETEST3);
  const hasAnalytics = brand.analyticsId !== undefined;
  const domains = brand.merchants.flatMap((merchant) => merchant.domains);
  const policy = documentPolicy(documents, imageCdns, gameOrigins, { hasGeetest, hasAnalytics, domains });
  const prefixes = brand.languages.filter((language) => language !== brand.defaultLanguage);
  return {
    id: brand.id,
    files,
    routes,
    kit,
    served: brand.merchants.map(({ code, domains, primary }): ServedSite => {
      const own = primary ? '' : `merchants/${code}`;
      return { folder: brand.id, pages: own, domains, prefixes, routes, policy };
    }),
  };
};
