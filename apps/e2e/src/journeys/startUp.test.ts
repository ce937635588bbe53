import { afterEach, describe, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;

afterEach(async () => {
  await askSandbox(northbay, 'POST', '/sandbox/maintenance', { active: false });
  await askSandbox(northbay, 'POST', '/sandbox/regions', { restrictedCountries: [] });
});

describe('the start-up call decides what there is', () => {
  test('normally, the lobby', async () => {
    const { page } = await visit(northbay);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await page.getByRole('contentinfo').getByText('Only for people aged 21 and over').waitFor();
  });

  test('under maintenance, only that page, at every address, until it is over', async () => {
    const message = 'Back after tea.';
    await askSandbox(northbay, 'POST', '/sandbox/maintenance', { active: true, message });
    const { page } = await visit(northbay, '/register', { allowed: [/503/] });
    await page.getByRole('heading', { name: 'The site is under maintenance' }).waitFor();
    await page.getByText(message).waitFor();
    expect(await page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
    await askSandbox(northbay, 'POST', '/sandbox/maintenance', { active: false });
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  });

  test('maintenance of one merchant leaves the others open', async () => {
    await askSandbox(northbay, 'POST', '/sandbox/maintenance', { active: true });
    const { page } = await visit(senVang);
    await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).waitFor();
  });

  test('from a country that the merchant does not serve, only the blocked page with the address', async () => {
    await askSandbox(northbay, 'POST', '/sandbox/regions', { restrictedCountries: ['US'] });
    const { page } = await visit(northbay, '/', { from: '198.51.100.7', allowed: [/403/], isStill: true });
    await page.getByRole('heading', { name: 'Access restricted' }).waitFor();
    await page.getByText('198.51.100.7').waitFor();
    expect(await page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
  });

  test('without an answer nothing opens; the page says so and comes back by itself', async () => {
    let isDown = true;
    const { page } = await visit(northbay, '/', {
      isStill: true,
      allowed: [/ERR_FAILED|Failed to load/],
      before: (fresh) =>
        fresh.route('**/wps/system/permission*', (route) => (isDown ? route.abort() : route.continue())),
    });
    await page.getByRole('heading', { name: 'The site cannot be reached right now' }).waitFor();
    expect(await page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
    isDown = false;
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  });

  test('a part that does not load is tried by one reload, then the page says what to do', async () => {
    const { page } = await visit(northbay, '/', {
      isStill: true,
      allowed: [/Failed to load|dynamically imported|ERR_FAILED|LoadError/],
      before: (fresh) => fresh.route('**/assets/Help.page-*.js', (route) => route.abort()),
    });
    await page.waitForSelector('html[data-live]');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(new URL('/help', page.url()).href);
    await page.getByRole('heading', { name: 'This page didn’t load completely' }).waitFor();
    expect(loads).toBe(2);
  });
});

describe('merchants', () => {
  test('the alternate domain of a brand is another merchant of its own', async () => {
    const { page } = await visit(senVip);
    const answer = await page.evaluate(async () => {
      const response = await fetch(`/wps/system/permission?host=${location.hostname}`);
      return ((await response.json()) as { value: { info: { merchant: string } } }).value.info.merchant;
    });
    expect(answer).toBe('SENVIP');
    expect(await page.title()).toContain('Sen Vàng');
  });
});
