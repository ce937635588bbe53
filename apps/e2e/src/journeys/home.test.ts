import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { untilLive } from '../harness/openSite.ts';
import { said } from '../harness/said.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

test('the announcement of the day stands in a corner once the page is moved, opens in full among all, and stands there no more; a promotion opens there too', async () => {
  const say = said.en;
  const { page } = await visit(senVang, '/en/', { scheme: 'light', hasPopup: true });
  await page.mouse.wheel(0, 200);
  const announcement = page.getByRole('complementary', { name: say('Announcement') });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await announcement.getByRole('link', { name: /^Enjoy the game/ }).click();
  await page
    .getByRole('dialog', { name: say('Announcements') })
    .getByRole('heading', { name: /^Enjoy the game/ })
    .waitFor();
  await announcement.waitFor({ state: 'detached' });
  await page.goBack();
  await untilClosed(page);

  const promotions = page.getByRole('region', { name: say('Promotions') });
  const offer = promotions.locator('a[href*="modal=promotion"]').first();
  const title = await offer.innerText();
  await offer.click();
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: say('Close') })
    .click();
  await untilClosed(page);
  await promotions.waitFor();

  await page.reload();
  await untilLive(page);
  await page.waitForFunction(() => sessionStorage.getItem('domainRoute'));
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').or(announcement).count()).toBe(0);
});

test('promotions are shown by when they end, and the address keeps the choice', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/promotions', { isPhone: true });
  const offers = page.getByRole('main').getByRole('article');
  await offers.first().waitFor();
  const all = await offers.count();
  await page.getByRole('button', { name: say('Ending within 30 days') }).click();
  await page.waitForURL('**/promotions?ends=30');
  await expect.poll(() => offers.count()).toBeLessThan(all);
  const soon = await offers.count();
  expect(soon).toBeGreaterThan(0);
  await page.reload();
  await untilLive(page);
  await offers.first().waitFor();
  expect(await offers.count()).toBe(soon);
});

test('what is played most leads to its page, and the way back leads here', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/', { isPhone: true });
  const popular = page.getByRole('region', { name: say('Most played') });
  const game = popular.getByRole('listitem').first();
  const title = (await game.getByRole('link').textContent()) ?? '';
  await game.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await popular.waitFor();
});

test('a page that has just been written asks for nothing again that it shows', async () => {
  const say = said.en;
  const asked: string[] = [];
  const { page } = await visit(senVang, '/en/', {
    before: async (fresh) => {
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await page.waitForFunction(() => sessionStorage.getItem('domainRoute'));
  expect(asked.filter((path) => path.startsWith('/wps/relay/MCS_'))).toEqual([]);
  expect(
    await page
      .getByRole('region', { name: say('Most played') })
      .getByRole('listitem')
      .count(),
  ).toBe(8);
});

test.each([hosts.senVang, hosts.northbay, hosts.kampong])(
  'a phone loads no more code for the home page of %s than is budgeted',
  async (host) => {
    const { page } = await visit(host, '/', { isPhone: true });
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    // With its headers, of which each has a quarter of a kilobyte, a home page has 130 kB and a half at most.
    expect(kilobytes).toBeGreaterThan(100);
    expect(kilobytes).toBeLessThan(127.25);
    expect(sizes.length).toBeLessThanOrEqual(14);
  },
);

test.each([
  { host: northbay, inSight: 'fixtures', later: 'popular-tiles' },
  // The cards above it are taller than a phone.
  { host: hosts.kampong, inSight: 'categories-cards', later: 'popular-list' },
])(
  'on the phone of $host parts out of sight are drawn once the page has loaded, or when somebody scrolls',
  async ({ host, inSight, later }) => {
    const { page } = await visit(host, '/', { isPhone: true });
    const isDrawn = (part: string) =>
      page
        .locator(`[data-part="${part}"] :is(h2, a)`)
        .first()
        .evaluate((element) => element.checkVisibility());
    await expect.poll(() => isDrawn(later)).toBe(true);
    let letPicturesCome: (() => void) | undefined;
    const pictures = new Promise<void>((resolve) => (letPicturesCome = resolve));
    await page.route('**/art/**', async (route) => {
      await pictures;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await isDrawn(later)).toBe(false);
    expect(await isDrawn(inSight)).toBe(true);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => isDrawn(later)).toBe(true);
    letPicturesCome?.();
    await untilLive(page);
  },
);
