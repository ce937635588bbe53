import { type Brand, SOCIAL_SIZE, type Tokens } from '@marquee/brand';
import { fontCss } from '@marquee/brand/theme';
import { findLanguage, type Language } from '@marquee/reference';
import { bootScript } from './bootScript.ts';
import { canvasOf } from './canvasOf.ts';
import { pathIn } from './pathIn.ts';
import type { Subject } from './Subject.ts';
import { structuredData } from './structuredData.ts';

/** Everything that a page's HTML is made of. */
export type DocumentParts = {
  brand: Brand;
  tokens: Tokens;
  language: Language;
  /** Path of the page without the language, such as `/register`. */
  path: string;
  title: string;
  /** What the page holds, in a sentence; without one the brand's own. */
  description?: string | undefined;
  /** The article or game that it is about. */
  subject?: Subject;
  /** Markup of the root; empty where the page is made by script alone. */
  html: string;
  /** JSON of what the page says of itself. */
  state: string;
  /** Those of the theme's, the kit's and the page's styles that the markup needs, inlined. */
  css: string;
  /** All of those styles, which the boot script asks for once the page has loaded. */
  lateSheets: readonly string[];
  /** What stands in these, by the names that the code would ask for it by. */
  heldSheets: readonly string[];
  entry: string;
  /** Address of the picture of a tab. */
  favicon: string;
  /** Markup of the logo and of the mark, for an entry that draws pages. */
  drawings?: { logo: string; mark: string };
  preload: readonly string[];
  /** Address of one of the brand's own files. */
  assetUrl: (file: string) => string;
  /** Address of the web app manifest; none in development. */
  manifest?: string;
  /** Extra elements of the head, as the dev server wants them. */
  head?: string;
  /** Domain that search engines are to know the page by; without one they are told to pass it over. */
  domain?: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);

/** The brand's font files, below `fonts/`, with the letters that a language is written in. */
export const fontFilesOf = (tokens: Tokens, language: Language): string[] => {
  const subsets: readonly string[] = findLanguage(language)?.fonts ?? ['latin'];
  const files = [tokens.type.body, tokens.type.display].flatMap((family) =>
    family.faces.filter((face) => subsets.includes(face.script)).map((face) => face.file),
  );
  return [...new Set(files)];
};

// Said behind the content, since before it they take the way of its largest picture and come hardly sooner; not said at
// all they would come once the page is laid out.
const preloadedFonts = ({ tokens, language, assetUrl }: DocumentParts) =>
  fontFilesOf(tokens, language).map(
    (file) =>
      `<link rel="preload" href="${assetUrl(`fonts/${file}`)}" as="font" type="font/woff2" crossorigin>`,
  );

const descriptionOf = ({ brand, language, description }: DocumentParts) =>
  description ?? brand.texts[language]!.metaDescription;

/** What a link shows where it is shared. */
const forSharing = (parts: DocumentParts, origin: string) => {
  const { brand, title, subject, assetUrl } = parts;
  const picture = subject
    ? { 'og:image': origin + subject.picture.path, 'og:image:alt': subject.picture.alt }
    : {
        'og:image': `${origin}${assetUrl('icons/social.png')}`,
        'og:image:width': SOCIAL_SIZE.width,
        'og:image:height': SOCIAL_SIZE.height,
      };
  const properties = {
    'og:type': subject?.kind === 'article' ? 'article' : 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': descriptionOf(parts),
    ...picture,
    ...(subject?.kind === 'article' && { 'article:published_time': subject.publishedAt }),
  };
  return [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
};

/** Where the brand's articles can be followed, on their own pages. */
const feedOf = ({ brand, language, path }: DocumentParts) =>
  brand.features.includes('news') && /^\/news(?:\/|$)/.test(path)
    ? [
        `<link rel="alternate" type="application/rss+xml" title="${escaped(brand.name)}" href="/wps/news/${language}.xml">`,
      ]
    : [];

// Search engines and whoever shows a shared link want whole addresses.
const forSearchEngines = (parts: DocumentParts) => {
  const { brand, language, path, domain } = parts;
  if (!domain) return ['<meta name="robots" content="noindex">'];
  const addressIn = (each: Language) => escaped(`https://${domain}${pathIn(brand, each, path)}`);
  return [
    ...forSharing(parts, `https://${domain}`),
    `<link rel="canonical" href="${addressIn(language)}">`,
    ...brand.languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${addressIn(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${addressIn(brand.defaultLanguage as Language)}">`,
    ...feedOf(parts),
    `<script type="application/ld+json">${structuredData(parts, `https://${domain}`)}</script>`,
  ];
};

// Most pages show the logo already: said again it costs next to nothing here, and its whole size in the code.
const withDrawings = ({ logo, mark }: NonNullable<DocumentParts['drawings']>) =>
  `<template data-drawing="logo">${logo}</template><template data-drawing="mark">${mark}</template>`;

// A header that is painted before all of it has been read moves what stands in it.
const firstPaintWaits = ({ html }: DocumentParts) =>
  html.includes('id="header-end"') ? ['<link rel="expect" href="#header-end" blocking="render">'] : [];

/** A page's whole HTML. The order of the head is the order in which the first paint needs it. */
export const documentOf = (parts: DocumentParts): string => {
  const { brand, tokens, language, assetUrl } = parts;
  const scheme = brand.defaultScheme === 'auto' ? '' : ` data-scheme="${brand.defaultScheme}"`;
  const direction = findLanguage(language)?.direction ?? 'ltr';
  const manifest = parts.manifest ? ` data-manifest="${parts.manifest}"` : '';
  const languages = [brand.defaultLanguage, ...brand.languages.filter((l) => l !== brand.defaultLanguage)];
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"${scheme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<script data-languages="${languages.join(',')}" data-entry="${parts.entry}" data-preload="${parts.preload.join(' ')}" data-late="${parts.lateSheets.join(' ')}" data-held="${parts.heldSheets.join(' ')}"${manifest}>${bootScript}</script>`,
    `<title>${escaped(parts.title)}</title>`,
    ...firstPaintWaits(parts),
    `<meta name="description" content="${escaped(descriptionOf(parts))}">`,
    `<meta name="theme-color" content="${canvasOf(tokens, brand.defaultScheme)}">`,
    `<style>${fontCss(tokens, { urlOf: (file) => assetUrl(`fonts/${file}`) })}${parts.css}</style>`,
    // Search engines want one that they can fetch; browsers take the drawing.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${escaped(parts.favicon)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${assetUrl('icons/apple-touch-icon.png')}">`,
    ...forSearchEngines(parts),
    parts.head ?? '',
    `</head><body><div id="root" data-base="${pathIn(brand, language, '/').replace(/\/$/, '')}">${parts.html}</div>`,
    `<script type="application/json" id="state">${parts.state.replaceAll('<', '\\u003c')}</script>`,
    parts.drawings ? withDrawings(parts.drawings) : '',
    ...preloadedFonts(parts),
    '</body></html>',
  ].join('');
};
