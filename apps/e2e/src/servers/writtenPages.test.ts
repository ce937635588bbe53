import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningPlatform, startPlatform } from '@marquee/config/platform';
import { pagesFolder } from '@marquee/deployment';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from './ask.ts';
import { builtSites, dist } from './openWebServers.ts';

// What the living standard of HTML forbids, and nothing of a style.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** What is wrong with a page: where, by which rule, and how. */
const faultsOf = (page: string, html: string): string[] =>
  validator
    .validateStringSync(html, page)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${page} ${selector ?? ''}: ${message} (${ruleId})`);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));

const sites = builtSites();

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error' },
    from: inject('dataFolder'),
  });
});
afterAll(() => platform?.stop());

const get = async (host: string, path: string) => {
  const { status, headers, body } = await ask({ port: Number(platform.url.port), host, path });
  return { status, headers, html: body.toString() };
};

/** Addresses of a platform's list for search engines, without the host. */
const listed = async (host: string, path: string) => {
  const { html } = await get(host, path);
  return [...html.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) => address);
};

/** The first paths of all routes that are written for a brand. */
const routesOf = (folder: string) => {
  const kit = readFileSync(join(dist, 'brands', pagesFolder, `${folder}.json`), 'utf8');
  return Object.keys((JSON.parse(kit) as { pages: object }).pages);
};

/** The pages of a site, in every language: those of its routes, a game and an article. */
const pagesOf = async ({ folder, prefixes, domains }: (typeof sites)[number]) => {
  const host = domains[0]!;
  const plain = routesOf(folder).filter((path) => !path.includes(':'));
  const languages = ['', ...prefixes.map((prefix) => `/${prefix}`)];
  const [game] = await listed(host, '/wps/games/sitemap.xml');
  const [article] = await listed(host, '/wps/news/sitemap.xml');
  const pages = [...plain, ...[game, article].filter((path) => path !== undefined)];
  return languages.flatMap((language) => pages.map((path) => language + path));
};

const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)">/.exec(html)?.[1];

test.each(sites)(
  'every page of $domains.0 is valid HTML with a heading, and tells search engines what it is',
  async (site) => {
    const host = site.domains[0]!;
    const pages = await pagesOf(site);
    expect(pages.some((path) => path.startsWith('/game/'))).toBe(true);
    const wrong: string[] = [];
    for (const path of pages) {
      const { status, html } = await get(host, path);
      if (status !== 200) wrong.push(`${path}: ${status}`);
      if (!/<h1[ >]/.test(html)) wrong.push(`${path}: no heading`);
      // What is a member's own, and what stands in another page, is not for them.
      const isKnown = !/\/(?:member|agent|helpmc)(?:\/|$)/.test(path);
      if (html.includes('content="noindex"') === isKnown)
        wrong.push(`${path}: known to search engines or not`);
      if (isKnown && !html.includes(`rel="canonical" href="https://${host}${path}"`))
        wrong.push(`${path}: no canonical address`);
      if (isKnown && !descriptionOf(html)) wrong.push(`${path}: no description`);
      wrong.push(...faultsOf(path, html));
    }
    expect(wrong).toEqual([]);
  },
  180_000,
);

test('what the build itself has written is valid HTML', () => {
  for (const folder of new Set(sites.map((site) => site.folder))) {
    const top = join(dist, 'brands', folder);
    const files = filesOf(top).map((file) => file.slice(top.length));
    expect(files).toContain('/app.html');
    expect(files.flatMap((file) => faultsOf(file, readFileSync(join(top, file), 'utf8')))).toEqual([]);
  }
});

test('a game’s page says what it is about, and one that there is not is a 404', async () => {
  const host = sites[0]!.domains[0]!;
  const [path = ''] = await listed(host, '/wps/games/sitemap.xml');
  const { html } = await get(host, path);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const graph = (JSON.parse(data) as { '@graph': { '@type': string; name?: string }[] })['@graph'];
  const game = graph.find((one) => one['@type'] === 'VideoGame');
  expect(game?.name).toBeTruthy();
  expect(html).toContain(`<title>${game?.name}`);
  const missing = await get(host, '/game/no-such-game');
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('content="noindex"');
});

test('a fault in a written page is found', async () => {
  const { html } = await get(sites[0]!.domains[0]!, '/');
  const broken = html.replace('</body>', '<span><div>x</div></span></body>');
  expect(faultsOf('/', broken).join()).toContain('element-permitted-content');
});
