import type { LoadedBrand } from '@marquee/brand/load';
import type { Brand } from '@marquee/brand';
import type { Language } from '@marquee/reference';
import { faviconOf, marksOf, startOf } from '../brandEntries.ts';
import { documentOf, fontFilesOf } from '../../pages/documentOf.ts';
import { type Manifest, staticFiles } from '../Manifest.ts';
import { offlineScript } from './offlineScript.ts';
import { readSheet } from '../readSheet.ts';
import { renderOffline } from '../server.ts';
import { usedStyles } from '../../pages/usedStyles.ts';

/** Path of the page that stands in without a network, below the language. */
export const offlinePath = '/offline';

/** The page looks like the other pages of a site that is closed. */
const looksLike = 'packages/shell/src/pages/ClosedPage.tsx';

type Options = {
  loaded: LoadedBrand;
  merchant: Brand['merchants'][number];
  language: Language;
  theme: string;
  manifest: Manifest;
  assetUrl: (file: string) => string;
  writeAsset: (name: string, extension: string, text: string) => string;
};

/** The page without a network as HTML, with all of its styles inside, and the files that it needs beside. */
export const offlineDocument = async (options: Options): Promise<{ html: string; files: string[] }> => {
  const { loaded, merchant, language, theme, manifest, assetUrl, writeAsset } = options;
  const { brand, tokens } = loaded;
  const { domains } = merchant;
  const { html, title } = await renderOffline({ ...marksOf(loaded), domains, language });
  const code = staticFiles(manifest, [startOf(brand), looksLike]);
  const css = [...new Set(code.flatMap((file) => manifest[file]!.css))].map(readSheet).join('');
  const entry = writeAsset('offline', 'js', offlineScript);
  const document = documentOf({
    brand,
    tokens,
    language,
    path: offlinePath,
    title,
    html,
    state: '{}',
    css: await usedStyles(theme, css, html),
    lateSheets: [],
    heldSheets: [],
    entry,
    favicon: faviconOf(loaded),
    preload: [],
    assetUrl,
  });
  const fonts = fontFilesOf(tokens, language).map((file) => assetUrl(`fonts/${file}`));
  return { html: document, files: [entry, ...fonts] };
};
