import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { untilLive } from '../harness/openSite.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;
const offline = [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/];

const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('without a network a page says so in its language, and opens by itself where it was wanted', async () => {
  const { page, context } = await visit(senVang, '/en/', { hasWorker: true, allowed: offline });
  await untilControlled(page);
  await context.setOffline(true);
  const wanted = urlOf(senVang, '/en/promotions?from=mail');
  await page.goto(wanted);
  const title = said.en('No connection to {name}', { name: 'Sen Vàng' });
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );
  await page.getByRole('link', { name: said.en('Try now') }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await context.setOffline(false);
  await untilLive(page);
  expect(page.url()).toBe(wanted);
  await page.getByRole('banner').waitFor();
});

test('what the browser keeps are files of the code and the page without a network, nothing of the member', async () => {
  const { page } = await visit(northbay, '/', { hasWorker: true, as: 'player1' });
  await untilControlled(page);
  await page.goto(urlOf(northbay, '/member/wallet'));
  await untilLive(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(
    expect.arrayContaining(['/offline', '/vi/offline']),
  );
  expect(kept.filter((path) => !/^\/assets\/|^(\/\w\w)?\/offline$/.test(path))).toEqual([]);
});

test('a page of an older version is offered the new one, and nothing typed is lost without a word', async () => {
  const { page } = await visit(senVip, '/en/register', {
    hasWorker: true,
    // A page of before, once: it begins with code of another address.
    before: (fresh) =>
      fresh.addInitScript(() => {
        if (sessionStorage.getItem('before')) return;
        sessionStorage.setItem('before', '1');
        addEventListener('DOMContentLoaded', () => {
          const boot = document.querySelector<HTMLElement>('script[data-entry]');
          if (boot) boot.dataset['entry'] += '?before';
        });
      }),
  });
  const offer = page.getByText(said.en('A new version of this site is here.'));
  await page.locator('[name="username"]').fill('halfway');
  await offer.waitFor();
  await page.getByRole('button', { name: said.en('Reload'), exact: true }).click();
  await page.getByText(said.en('Reloading would lose what you have typed on this page.')).waitFor();
  expect(await page.locator('[name="username"]').inputValue()).toBe('halfway');
  await page.getByRole('button', { name: said.en('Reload anyway') }).click();
  await page.waitForFunction(
    () => !document.querySelector('script[data-entry]')?.getAttribute('data-entry')?.endsWith('?before'),
  );
  await untilLive(page);
  await untilControlled(page);
  expect(await offer.count()).toBe(0);
});

test('the code of a desktop leads a phone to its guide, in its language and without a token in the address', async () => {
  const { page } = await visit(northbay, '/m/appDownload');
  const say = said.en;
  await page
    .getByRole('heading', { level: 1, name: say('{name} as an app', { name: 'Northbay' }) })
    .waitFor();
  await page.getByRole('tab', { name: say('iPhone and iPad') }).click();
  await page.waitForURL(/\/m\/appDownload\?system=iOS$/);
  await page.getByRole('img', { name: say('QR code: {name}', { name: say('iPhone and iPad') }) }).waitFor();
  const { page: phone } = await visit(northbay, '/m/appDownload?language=VI&tokens=leaked&system=iOS', {
    isPhone: true,
  });
  await phone.waitForURL(urlOf(northbay, '/vi/m/appDownload?system=iOS'));
  const steps = phone.getByRole('list', { name: said.vi('iPhone and iPad') }).getByRole('listitem');
  await steps.nth(3).waitFor();
  expect(await phone.getByRole('img', { name: /QR/ }).count()).toBe(0);
});
