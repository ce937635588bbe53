import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

test('an article is HTML before any script, told to search engines and feeds, and leads on to another', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/');
  const footer = page.getByRole('contentinfo').getByRole('link', { name: say('News'), exact: true });
  await footer.click();
  await page.waitForURL(/\/news$/);
  await page.getByRole('heading', { level: 1, name: say('News') }).waitFor();
  await page.getByRole('main').getByRole('article').first().waitFor();
  const [first, second] = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .allTextContents();
  await page.getByRole('link', { name: first ?? '', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: first ?? '' }).waitFor();
  await expect.poll(() => page.title()).toContain(first);

  const read = (address: string) => page.evaluate(async (wanted) => (await fetch(wanted)).text(), address);
  const html = await read(page.url());
  const written = html.slice(html.indexOf('<h1'));
  expect(written).toContain(`>${first}</h1>`);
  expect(html).toContain('"@type":"Article"');
  const feed = /application\/rss\+xml" title="[^"]*" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const { origin, pathname } = new URL(page.url());
  expect(await read(origin + feed)).toContain(`<link>${origin}${pathname}</link>`);
  const robots = await read(`${origin}/robots.txt`);
  expect(robots).toMatch(/Sitemap: https:\/\/[^/]+\/wps\/news\/sitemap\.xml/);

  // Its own HTML is taken over as it is.
  const fresh = await visit(senVang, pathname);
  await fresh.page.getByRole('button', { name: say('Share') }).waitFor();
  await fresh.page
    .getByRole('main')
    .getByRole('link', { name: second ?? '', exact: true })
    .click();
  await fresh.page.getByRole('heading', { level: 1, name: second ?? '' }).waitFor();
});

test('the same article stands in the other language, and an address of none says so', async () => {
  const say = said.vi;
  const { page } = await visit(northbay, '/vi/news');
  await page
    .getByRole('navigation', { name: say('Categories') })
    .getByRole('link', { name: say('Guides') })
    .click();
  await page.waitForURL(/\/vi\/news\?category=guides$/);
  await page.goto(new URL('/news/nothing-of-that-name', page.url()).href);
  await page.getByText(said.en('This article is not here')).waitFor();
});
