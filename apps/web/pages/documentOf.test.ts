import { join } from 'node:path';
import { loadBrand } from '@marquee/brand/load';
import { expect, test } from 'vitest';
import { bootScript } from './bootScript.ts';
import { documentOf, type DocumentParts } from './documentOf.ts';
import { pathIn } from './pathIn.ts';

const { brand, tokens } = await loadBrand(join(import.meta.dirname, '../../../brands/sen-vang'));

const parts: DocumentParts = {
  brand,
  tokens,
  language: 'en',
  path: '/register',
  title: 'Tôm & <Jerry>',
  description: 'Opens "it".',
  html: '<main>x</main>',
  state: '{"a":"</script>"}',
  css: '.a{color:red}',
  lateSheets: ['/assets/a.css'],
  heldSheets: ['/assets/b.css'],
  entry: '/assets/e.js',
  favicon: "data:image/svg+xml,%3Csvg%20class='&'/%3E",
  preload: ['/assets/p.js'],
  assetUrl: (file) => `/assets/${file}`,
  domain: 'sen-vang.example',
};
const html = documentOf(parts);

test('the default language stands at the root, any other under its code', () => {
  expect(pathIn(brand, 'vi', '/')).toBe('/');
  expect(pathIn(brand, 'vi', '/register')).toBe('/register');
  expect(pathIn(brand, 'en', '/')).toBe('/en/');
  expect(pathIn(brand, 'en', '/register')).toBe('/en/register');
});

test('a page says its language, its scheme and its other languages', () => {
  expect(html).toContain('<html lang="en" dir="ltr" data-scheme="dark">');
  expect(html).toContain('hreflang="vi" href="https://sen-vang.example/register"');
  expect(html).toContain('hreflang="en" href="https://sen-vang.example/en/register"');
  expect(html).toContain('rel="canonical" href="https://sen-vang.example/en/register"');
});

test('texts from outside cannot leave their place', () => {
  expect(html).toContain('<title>Tôm &amp; &lt;Jerry&gt;</title>');
  expect(html).toContain('{"a":"\\u003c/script>"}');
});

test('a page holds the drawings that its entry comes without, where nothing shows them', () => {
  const drawn = documentOf({ ...parts, drawings: { logo: '<svg id="l"/>', mark: '<svg id="m"/>' } });
  expect(drawn).toContain('<template data-drawing="logo"><svg id="l"/></template>');
  expect(drawn).toContain('<template data-drawing="mark"><svg id="m"/></template>');
});

test('the one inline script is the same on every page, so that one hash names it', () => {
  const scripts = [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text,
  );
  expect(scripts).toEqual([bootScript]);
});

test('fonts are asked for behind the pictures of a page, in English without Vietnamese letters', () => {
  const fonts = [...html.matchAll(/rel="preload" href="([^"]*)" as="font"/g)];
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.map(([, href]) => href).join()).not.toContain('vietnamese');
  expect(fonts[0]!.index).toBeGreaterThan(html.indexOf(parts.html));
});

test('a tab’s picture comes with the page, and search engines are told of one that they can fetch', () => {
  const icons = [...html.matchAll(/<link rel="icon" href="([^"]*)"/g)].map(([, href]) => href);
  expect(icons).toEqual(['/favicon.ico', "data:image/svg+xml,%3Csvg%20class='&amp;'/%3E"]);
});

test('a shared link shows the brand’s picture, a phone its icon', () => {
  expect(html).toContain('property="og:image" content="https://sen-vang.example/assets/icons/social.png"');
  expect(html).toContain('property="og:title" content="Tôm &amp; &lt;Jerry&gt;"');
  expect(html).toContain('rel="apple-touch-icon" href="/assets/icons/apple-touch-icon.png"');
});

test('a search engine is told what the page holds, and where it stands in the site', () => {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(text) as { '@graph': { itemListElement: { item: string }[] }[] };
  expect(graph[0]?.itemListElement.map(({ item }) => item)).toEqual([
    'https://sen-vang.example/en/',
    'https://sen-vang.example/en/register',
  ]);
  expect(text).toContain('Tôm & \\u003cJerry>');
  expect(html).toContain('<meta name="description" content="Opens &quot;it&quot;.">');
  expect(html).toContain('property="og:description" content="Opens &quot;it&quot;."');
});

const graphOf = (document: string) => {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(document) ?? [];
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
};

test('an article says what it tells, since when, and where more can be followed', () => {
  const article: NonNullable<DocumentParts['subject']> = {
    kind: 'article',
    title: 'Odds <1>',
    description: 'What "odds" are.',
    picture: { path: '/art/SENVANG/article/a.casino-wide', alt: 'A wheel' },
    publishedAt: '2030-05-06T07:08:09.000Z',
    changedAt: '2030-05-07T07:08:09.000Z',
  };
  const document = documentOf({
    ...parts,
    path: '/news/a',
    title: 'Odds <1> · Sen Vàng',
    description: article.description,
    subject: article,
  });
  expect(graphOf(document)[1]).toMatchObject({
    '@type': 'Article',
    headline: 'Odds <1>',
    datePublished: article.publishedAt,
    dateModified: article.changedAt,
    image: [`https://sen-vang.example${article.picture.path}`],
    mainEntityOfPage: 'https://sen-vang.example/en/news/a',
  });
  expect(document).toContain('property="og:type" content="article"');
  expect(document).toContain('rel="canonical" href="https://sen-vang.example/en/news/a"');
  expect(document).toContain('type="application/rss+xml" title="Sen Vàng" href="/wps/news/en.xml"');
  expect(html).not.toContain('rss+xml');
});

test('a game says who makes it, and is shared with its own picture', () => {
  const document = documentOf({
    ...parts,
    path: '/game/lantern',
    title: 'Lantern · Sen Vàng',
    subject: {
      kind: 'game',
      title: 'Lantern',
      description: 'Lights.',
      vendor: 'Lotus Play',
      picture: { path: '/art/SENVANG/game/lantern.en', alt: 'Lantern' },
    },
  });
  expect(graphOf(document)[1]).toMatchObject({
    '@type': 'VideoGame',
    name: 'Lantern',
    author: { name: 'Lotus Play' },
    url: 'https://sen-vang.example/en/game/lantern',
  });
  expect(document).toContain('property="og:type" content="website"');
  expect(document).toContain(
    'property="og:image" content="https://sen-vang.example/art/SENVANG/game/lantern.en"',
  );
});

test('the first paint waits for the whole header, where the page has one', () => {
  const waits = '<link rel="expect" href="#header-end" blocking="render">';
  expect(html).not.toContain(waits);
  expect(documentOf({ ...parts, html: '<header><span id="header-end" hidden></span></header>' })).toContain(
    waits,
  );
});
