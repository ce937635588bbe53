import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { openOperator } from '../harness/openOperator.ts';
import { untilLive } from '../harness/openSite.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const staff = await openOperator();
const logoBox = /viewBox="([^"]+)"/.exec(
  readFileSync(join(import.meta.dirname, '../../../../brands/northbay/assets/logo.svg'), 'utf8'),
)![1]!;

test('under maintenance a merchant shows only that page, until it is over; the others stay open', async () => {
  const message = 'Back after tea.';
  await staff.close(northbay, { message });
  const { page } = await visit(northbay, '/vi/register', { allowed: [/503/], isPhone: true });
  await page.getByRole('heading', { name: said.vi('The site is under maintenance') }).waitFor();
  await page.getByText(message).waitFor();
  // Of the logo the page brings the drawing, and scripts show it.
  await page.locator(`main svg[viewBox="${logoBox}"]`).waitFor();
  expect(await page.locator('form').or(page.getByRole('banner')).count()).toBe(0);

  const { page: other } = await visit(senVang);
  await other
    .getByRole('banner')
    .getByRole('link', { name: said.vi('Log in') })
    .waitFor();

  await page.clock.install();
  await page.reload();
  await page.getByText(message).waitFor();
  await staff.close(northbay, null);
  // The page asks the status by itself, and opens what it was asked for.
  const asked = page.waitForRequest('**/wps/system/status');
  await page.clock.runFor(35_000);
  await asked;
  await page.getByRole('main').locator('[name="username"]').waitFor();
});

test('from a country that the merchant does not serve, only the blocked page with the address', async () => {
  await staff.settle(northbay, 'regions', { restricted: ['US'] });
  const { page } = await visit(northbay, '/', { from: '198.51.100.7', allowed: [/403/], isStill: true });
  await page.getByRole('heading', { name: said.en('Access restricted') }).waitFor();
  await page.getByText('198.51.100.7').waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await staff.settle(northbay, 'regions', { restricted: [] });
});

test('a part that does not load is tried by one reload, then the page says what to do', async () => {
  const { page } = await visit(senVang, '/en/', {
    // React tells that it gives up the written page.
    allowed: [/Failed to load|dynamically imported|ERR_FAILED|LoadError|React error #(422|520)/],
    before: (fresh) => fresh.route('**/assets/Help.page-*.js', (route) => route.abort()),
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(new URL('/en/help', page.url()).href);
  await page.getByRole('heading', { name: said.en('This page didn’t load completely') }).waitFor();
  expect(loads).toBe(2);
  // Its own words are still there to read.
  await page
    .getByRole('main')
    .getByRole('heading', { name: said.en('Help centre') })
    .waitFor();
  await page.unroute('**/assets/Help.page-*.js');
  await page.getByRole('button', { name: said.en('Reload the page') }).click();
  await untilLive(page);
  await page.getByRole('searchbox').waitFor();
});
