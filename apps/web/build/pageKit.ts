import { themeCss } from '@marquee/brand/theme';
import type { LoadedBrand } from '@marquee/brand/load';
import { faviconOf, marksOf, startOf } from './brandEntries.ts';
import { webManifest } from './app/webManifest.ts';
import { type Manifest, staticFiles } from './Manifest.ts';
import { pagesOf } from './pagesOf.ts';
import type { PageCode, PageKit } from '../pages/PageKit.ts';
import { siteOf } from '../pages/siteOf.ts';
import { readSheet } from './readSheet.ts';
import { handles } from './server.ts';

type Options = {
  manifest: Manifest;
  /** Address of the code that every page begins with. */
  entry: string;
  /** Addresses of the brand's own files. */
  assets: Readonly<Record<string, string>>;
  /** Keeps a file beside the page's code and answers its address; the name carries the hash of the text. */
  writeAsset: (name: string, extension: string, text: string) => string;
};

const catalogsOf = (modules: readonly string[], language: string) => {
  const packages = new Set(modules.map((module) => module.replace(/\/src\/.*$/, '')));
  return ['packages/shell', ...packages].map((name) => `${name}/src/locales/${language}.po`);
};

/** What a brand's pages are rendered from; the style sheets that they stand on are written. */
export const pageKit = (loaded: LoadedBrand, { manifest, entry, assets, writeAsset }: Options): PageKit => {
  const { brand, tokens } = loaded;
  const marks = marksOf(loaded);
  const start = startOf(brand);
  const codeOf = (modules: readonly string[]): PageCode => {
    const filesIn = (language: string) =>
      staticFiles(manifest, [start, ...modules, ...catalogsOf(modules, language)]);
    const sheets = [...new Set(filesIn(brand.defaultLanguage).flatMap((file) => manifest[file]!.css))];
    return {
      sheet: writeAsset('page', 'css', sheets.map(readSheet).join('')),
      sheets: sheets.map((sheet) => `/${sheet}`),
      preload: Object.fromEntries(
        brand.languages.map((language) => [language, filesIn(language).map((file) => `/${file}`)]),
      ),
    };
  };
  const assetUrl = (file: string) => assets[file]!;
  return {
    ...marks,
    favicon: faviconOf(loaded),
    tokens,
    entry,
    theme: writeAsset('theme', 'css', themeCss(tokens, { scheme: brand.defaultScheme })),
    assets: { ...assets },
    manifests: Object.fromEntries(
      brand.languages.map((language) => [
        language,
        writeAsset('manifest', 'json', webManifest(loaded, language, assetUrl)),
      ]),
    ),
    pages: Object.fromEntries(
      pagesOf(siteOf(marks, handles)).map(({ path, modules }) => [path, codeOf(modules)]),
    ),
    frame: codeOf([]),
  };
};
