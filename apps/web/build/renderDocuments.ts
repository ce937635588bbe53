import type { Brand } from '@marquee/brand';
import type { LoadedBrand } from '@marquee/brand/load';
import * as routes from '@marquee/contract/routes';
import type { Language } from '@marquee/reference';
import type { SiteParts } from '@marquee/shell';
import { documentOf } from './documentOf.ts';
import { pathIn } from './pathIn.ts';
import { startOf } from './brandEntries.ts';
import { type Manifest, staticFiles } from './Manifest.ts';
import type { PrerenderedPage } from './pagesOf.ts';
import { readSheet } from './readSheet.ts';
import { describePage, renderPage } from './server.ts';
import { usedStyles } from './usedStyles.ts';
import { webManifest } from './app/webManifest.ts';

/** Asks a platform for the value of a GET row as a visitor of a host would; rejects when it is refused. */
export type Ask = (host: string, path: string, language: string) => Promise<unknown>;

type Options = {
  loaded: LoadedBrand;
  site: SiteParts;
  merchant: Brand['merchants'][number];
  language: Language;
  pages: readonly PrerenderedPage[];
  /** The brand's theme as a style sheet. */
  theme: string;
  manifest: Manifest;
  /** Address of the code that the page begins with. */
  entry: string;
  assetUrl: (file: string) => string;
  /** Keeps a file beside the page's code and answers its address; the name carries the hash of the text. */
  writeAsset: (name: string, extension: string, text: string) => string;
  ask: Ask;
};

type QueryKey = readonly unknown[];

const routeById = new Map(Object.values(routes).map((route) => [route.id as string, route]));

/** The answer to a question of a page; a list that grows by pages is answered with the first of them. */
const answerOf = async (ask: Ask, host: string, key: QueryKey): Promise<[QueryKey, unknown]> => {
  const [operation, language, input, ofPages] = key as [
    string,
    string,
    'pages' | { query?: Record<string, unknown> },
    Record<string, unknown>?,
  ];
  const route = routeById.get(operation);
  if (!route?.isSafe || route.token)
    throw new Error(`A prerendered page asks for ${operation}, which has no public answer.`);
  const isByPages = input === 'pages';
  const query = Object.entries((isByPages ? ofPages : input.query) ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  const search = query.length > 0 ? `?${new URLSearchParams(query as [string, string][])}` : '';
  const value = await ask(host, route.path + search, language);
  return [key, isByPages ? { pages: [value], pageParams: [null] } : value];
};

/** What a page asked for when it was rendered for the brand before, as JSON in which a mark stands for the merchant. */
const askedBefore = new Map<string, string>();
const mark = '\0merchant';

/**
 * Renders until every question that the page asks of the platform is answered in its markup. What another brand's page
 * asked for is answered beforehand, for each round of questions is a whole rendering.
 */
const renderAnswered = async ({ site, merchant, language, ask }: Options, page: PrerenderedPage) => {
  const host = merchant.domains[0]!;
  const name = [...site.brand.features, language, page.path].join(' ');
  const answer = (key: QueryKey) => answerOf(ask, host, key);
  // What this brand's platform refuses, its page does not ask for, or it is told so below.
  const known: unknown = JSON.parse(askedBefore.get(name) ?? '[]', (_, value: unknown) =>
    value === mark ? merchant.code : value,
  );
  const guesses = (known as QueryKey[]).map((key) => answer(key).catch(() => undefined));
  const queries = (await Promise.all(guesses)).filter((guess) => guess !== undefined);
  for (;;) {
    const rendered = await renderPage({
      ...site,
      language,
      path: page.path,
      base: pathIn(site.brand, language, '/').replace(/\/$/, ''),
      queries,
    });
    if (rendered.asked.length === 0) {
      askedBefore.set(
        name,
        JSON.stringify(rendered.used, (_, value: unknown) => (value === merchant.code ? mark : value)),
      );
      return rendered;
    }
    queries.push(...(await Promise.all(rendered.asked.map(answer))));
  }
};

const catalogsOf = (modules: readonly string[], language: Language) => {
  const packages = new Set(modules.map((module) => module.replace(/\/src\/.*$/, '')));
  return ['packages/shell', ...packages].map((name) => `${name}/src/locales/${language}.po`);
};

type Rendered = Omit<Awaited<ReturnType<typeof renderAnswered>>, 'answers'> & {
  page: PrerenderedPage;
  /** Each as JSON. */
  answers: string[];
};

/** Answers as a module, in an order that does not depend on which of them was asked for first. */
const moduleOf = (answers: readonly string[]) => `export default [${answers.toSorted().join(',')}]`;

/** What most pages were answered. */
const commonAnswers = (pages: readonly Rendered[]): string[] => {
  const counts = new Map<string, number>();
  for (const one of pages.flatMap(({ answers }) => answers)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].filter(([, count]) => count * 2 > pages.length).map(([one]) => one);
};

/**
 * Pages of a brand as HTML, with their styles inside and the addresses of the code that they will load. What most of
 * them were answered stands in one file for all that were, and the rest in another; a page that lacks some of it has
 * one file of its own, for it would be given what it did not ask for.
 */
export const renderDocuments = async (
  options: Options,
): Promise<{ page: PrerenderedPage; html: string }[]> => {
  const { loaded, merchant, language, theme, manifest, entry, assetUrl, writeAsset } = options;
  const rendered: Rendered[] = [];
  for (const page of options.pages) {
    const { answers, ...parts } = await renderAnswered(options, page);
    rendered.push({ page, ...parts, answers: answers.map((one) => JSON.stringify(one)) });
  }
  const common = commonAnswers(rendered);
  const start = startOf(loaded.brand);
  const documents = rendered.map(async ({ page, html, title, state, answers }) => {
    const files = staticFiles(manifest, [start, ...page.modules, ...catalogsOf(page.modules, language)]);
    const sheets = [...new Set(files.flatMap((file) => manifest[file]!.css))];
    const css = sheets.map(readSheet).join('');
    const isCommon = common.every((one) => answers.includes(one));
    const own = isCommon ? answers.filter((one) => !common.includes(one)) : answers;
    const answersUrls = [isCommon ? common : [], own]
      .filter(({ length }) => length > 0)
      .map((part) => writeAsset('answers', 'js', moduleOf(part)));
    const document = documentOf({
      brand: loaded.brand,
      tokens: loaded.tokens,
      language,
      path: page.path,
      title: page.article ? `${page.article.title} · ${loaded.brand.name}` : title,
      description: page.article ? page.article.text : describePage(page.path, language),
      ...(page.article && { article: page.article }),
      html,
      state: JSON.stringify({ ...state, answers: answersUrls }),
      css: await usedStyles(theme, css, html),
      lateSheets: [writeAsset('theme', 'css', theme), writeAsset('page', 'css', css)],
      heldSheets: sheets.map((sheet) => `/${sheet}`),
      entry,
      preload: [...answersUrls, ...files.map((file) => `/${file}`)],
      assetUrl,
      manifest: writeAsset('manifest', 'json', webManifest(loaded, language, assetUrl)),
      ...(page.isIndexed && { domain: merchant.domains[0]! }),
    });
    return { page, html: document };
  });
  return Promise.all(documents);
};
