import type { PageAnswer } from '@marquee/deployment';
import type { Language } from '@marquee/reference';
import { findSiteRoute, renderPage, type SiteParts, siteRoutesOf } from '@marquee/shell';
import { generatePath, matchPath } from 'react-router-dom';
import { describePage } from '../src/describePage.ts';
import { type Ask, Refusal } from './answerOf.ts';
import { documentOf, type DocumentParts } from './documentOf.ts';
import type { PageCode, PageKit } from './PageKit.ts';
import { pathIn } from './pathIn.ts';
import { renderAnswered } from './renderAnswered.ts';
import { subjectOf } from './Subject.ts';
import { usedStyles } from './usedStyles.ts';

/** A brand's pages: what they are rendered from, and the texts of its style sheets by their addresses. */
export type Pages = { kit: PageKit; site: SiteParts; readSheet: (address: string) => string };

type Rendered = Awaited<ReturnType<typeof renderPage>>;

type Page = Pick<DocumentParts, 'language' | 'path' | 'title' | 'description' | 'subject' | 'domain'>;

const documentFrom = async (
  { kit, readSheet }: Pages,
  code: PageCode,
  page: Page,
  { html, state }: Pick<Rendered, 'html' | 'state'>,
  writtenAt: string,
) => {
  const { brand, tokens, logo, mark, favicon, entry, theme, assets, manifests } = kit;
  const preload = code.preload[page.language] ?? [];
  const manifest = manifests[page.language];
  return documentOf({
    ...page,
    brand,
    tokens,
    html,
    state: JSON.stringify({ ...state, writtenAt }),
    css: await usedStyles(readSheet(theme), readSheet(code.sheet), html),
    lateSheets: [theme, code.sheet],
    heldSheets: code.sheets,
    entry,
    drawings: { logo, mark },
    favicon,
    preload,
    assetUrl: (file) => {
      const address = assets[file];
      if (address === undefined) throw new Error(`${brand.id} has no file ${file}.`);
      return address;
    },
    ...(manifest !== undefined && { manifest }),
  });
};

const baseOf = ({ site: { brand } }: Pages, language: Language) =>
  pathIn(brand, language, '/').replace(/\/$/, '');

type Options = {
  /** Code of the merchant whose page it is. */
  merchant: string;
  language: Language;
  /** Path without the language. */
  path: string;
  ask: Ask;
  /** The moment by the platform's clock. */
  now: string;
};

/**
 * A page of a merchant as HTML, with its styles inside, the addresses of the code that it loads, and the answers that
 * it was made from. `none` where scripts make the page, `missing` where it is about what the platform does not have.
 * Rejects with a `Refusal` where the platform does not answer for another reason.
 */
export const renderDocument = async (
  pages: Pages,
  { merchant: code, language, path, ask, now }: Options,
): Promise<PageAnswer> => {
  const { kit, site } = pages;
  const found = findSiteRoute(siteRoutesOf(site.features), path);
  const route = found?.route.paths[0];
  const pageCode = route && kit.pages[route];
  const merchant = kit.brand.merchants.find((one) => one.code === code);
  if (!found || !pageCode || !merchant) return 'none';
  const { params } = matchPath(found.path, path) ?? { params: {} };
  const rendered = await renderAnswered({ site, merchant, language, path, route, params, ask }).catch(
    (error: unknown) => {
      if (error instanceof Refusal && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)) return null;
      throw error;
    },
  );
  if (!rendered) return 'missing';
  const subject = subjectOf(rendered.used);
  const isOfMany = route.includes(':');
  const isIndexed = !['member', 'bare'].includes(found.route.layout) && (!isOfMany || subject !== undefined);
  const page: Page = {
    language,
    path: generatePath(route, params),
    title: subject ? `${subject.title} · ${kit.brand.name}` : rendered.title,
    description: subject?.description ?? describePage(route, language),
    ...(subject && { subject }),
    ...(isIndexed && { domain: merchant.domains[0]! }),
  };
  return { html: await documentFrom(pages, pageCode, page, rendered, now) };
};

/** The frame that stands in for every page until its code is there, of all merchants of a brand. */
export const renderFrame = async (pages: Pages, language: Language): Promise<string> => {
  const { site, kit } = pages;
  const path = '/app.html';
  // What it would ask for, its scripts ask.
  const rendered = await renderPage({ ...site, language, path, base: baseOf(pages, language), queries: [] });
  const page = { language, path, title: rendered.title };
  return documentFrom(pages, kit.frame, page, rendered, new Date(0).toISOString());
};
