import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@marquee/config/browser';
import { type RunningPlatform, startPlatform } from '@marquee/config/platform';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinMember } from '../harness/joinMember.ts';
import { said } from '../harness/said.ts';
import { copyRepository } from './copyRepository.ts';
import { keepPopupAway } from '../harness/keepPopupAway.ts';

const copy = copyRepository();
const brands = join(copy.folder, 'brands');
const aside = join(copy.folder, '.data/brands');
let platform: RunningPlatform | undefined;
let browser: Browser;
let page: Page;
let launched = '';

const id = 'ben-sen';
const urlOf = (path: string) => `http://${id}.localhost:${platform?.url.port}${path}`;

const flags = Object.entries({
  name: 'Bến Sen Hoa Vàng',
  domain: 'https://Bến-Sen.vn/',
  from: 'sen-vang',
  languages: 'vi,en',
  currency: 'EUR',
  accent: '#be123c',
  scheme: 'light',
  hero: 'split',
  features: 'games,wallet,deposits,withdrawals,security,responsible-play,feedback,announcements',
  licence: 'MGA/B2C/123, Bến Sen Ltd',
  age: '21',
  phones: 'VN',
  contact: `help@${id}.vn`,
}).flatMap(([name, value]) => [`--${name}`, value]);

/** The brands that are there already: they would be built too. */
const setAside = () => {
  mkdirSync(aside, { recursive: true });
  const others = readdirSync(brands).filter(
    (other) => other !== id && existsSync(join(brands, other, 'brand.ts')),
  );
  for (const id of others) renameSync(join(brands, id), join(aside, id));
  return () => {
    for (const id of others) renameSync(join(aside, id), join(brands, id));
  };
};

beforeAll(async () => {
  const started = performance.now();
  const made = copy.run('npm', 'run', '--silent', 'new-brand', '--', id, ...flags);
  if (made.code !== 0) throw new Error(made.said);
  launched = made.said;
  const putBack = setAside();
  const built = copy.run('node', 'scripts/sites.ts');
  putBack();
  if (built.code !== 0) throw new Error(built.said);
  const env = { NODE_ENV: 'production', SITES_DIR: join(copy.folder, 'apps/web/dist/brands') };
  platform = await startPlatform({ env: { ...env, BRANDS_DIR: brands } });
  console.log(`From the first key to a served site: ${Math.round((performance.now() - started) / 1000)} s.`);
  browser = await launchBrowser();
  const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
  await keepPopupAway(page);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  copy.remove();
});

/** What of the top bar stands outside of it or on something else of it. */
const collisions = () =>
  page.getByRole('banner').evaluate((banner) => {
    const parts = [...banner.querySelectorAll('a, button')]
      .map((part) => ({
        name: part.getAttribute('aria-label') ?? part.textContent,
        box: part.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && box.top < banner.getBoundingClientRect().bottom)
      .sort((one, other) => one.box.left - other.box.left);
    return parts
      .filter(({ box }, index) => box.right > innerWidth || box.left < (parts[index - 1]?.box.right ?? 0) - 1)
      .map(({ name }) => name);
  });

const untilLive = () => page.waitForSelector('html[data-live]');

test('it says where the brand stands, and what of it is the model’s still', () => {
  expect(launched).toContain(`http://${id}.localhost:4000`);
  expect(launched).toMatch(/Still sen-vang's[^]*legal\.helplines, legal\.regulator, texts\.vi, texts\.en/);
});

test('a guest on the smallest phone finds it whole, in its colours, with its name and its law', async () => {
  await page.goto(urlOf('/'));
  await untilLive();
  expect(await page.title()).toContain('Bến Sen Hoa Vàng');
  const banner = page.getByRole('banner');
  const logo = banner
    .getByRole('link')
    .filter({ has: page.locator('svg') })
    .first();
  expect((await logo.boundingBox())?.width).toBeGreaterThan(60);
  expect(await collisions()).toEqual([]);
  const { overflow, accent } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    accent: getComputedStyle(document.documentElement).getPropertyValue('--mq-color-accent-solid').trim(),
  }));
  expect(overflow).toBeLessThanOrEqual(0);
  expect(accent).toBe('#be123c');
  const footer = page.getByRole('contentinfo');
  expect(await footer.textContent()).toContain('MGA/B2C/123');
  expect(await footer.textContent()).toContain('21');
});

test('phones and shared links find their pictures', async () => {
  const addresses = await page.evaluate(() =>
    ['link[rel="apple-touch-icon"]', 'link[rel="manifest"]', 'meta[property="og:image"]'].map((one) => {
      const element = document.querySelector(one);
      return element?.getAttribute('href') ?? element?.getAttribute('content') ?? '';
    }),
  );
  expect(addresses).not.toContain('');
  expect(addresses[2]).toMatch(/^https:\/\/xn--bn-sen-\w+\.vn\/assets\/social-/);
  for (const address of [...addresses, '/favicon.ico']) {
    const { pathname } = new URL(address, urlOf('/'));
    expect(await page.evaluate(async (path) => (await fetch(path)).status, pathname), pathname).toBe(200);
  }
});

test('a guest becomes a member, with money in the brand’s currency, and finds games and the member area', async () => {
  await page.goto(urlOf('/register'));
  await untilLive();
  await joinMember(page);
  await page.goto(urlOf('/en/member'));
  await untilLive();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: said.en('My account') }).waitFor();
  await page.getByText(/€/).first().waitFor();
  expect(await collisions()).toEqual([]);
  await page.goto(urlOf('/en/games/slots'));
  await untilLive();
  await main.getByRole('link').first().waitFor();
});

test.each([['build'], ['release', '--', 'served']])(
  '%s for production refuses it, by file and key',
  (...words) => {
    const { code, said: refusal } = copy.run('npm', 'run', '--silent', ...words);
    expect(code).toBe(1);
    expect(refusal).toContain(`brands/${id}/brand.ts: legal.helplines: is not confirmed`);
    expect(refusal).not.toContain(`brands/${id}/brand.ts: legal.licence`);
  },
);

test('it is removed without a trace', () => {
  expect(readFileSync(join(brands, id, 'brand.ts'), 'utf8')).toContain('unconfirmed');
  const { code, said: told } = copy.run('npm', 'run', '--silent', 'brand', '--', 'remove', id);
  expect(code, told).toBe(0);
  expect(copy.changes()).toBe('');
  expect(readdirSync(join(copy.folder, 'apps/web/dist/brands'))).not.toContain(id);
});
