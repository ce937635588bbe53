import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

describe('language', () => {
  test('each language has its address; the default one stands at the root', async () => {
    const { page } = await visit(senVang);
    expect(await page.locator('html').getAttribute('lang')).toBe('vi');
    const other = await visit(senVang, '/en/');
    expect(await other.page.locator('html').getAttribute('lang')).toBe('en');
    await other.page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  });

  test('changes in place, without loading the page anew, and is kept', async () => {
    const { page } = await visit(senVang, '/register');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }).click();
    await page
      .getByRole('menuitem', { name: 'English' })
      .or(page.getByRole('menuitemradio', { name: 'English' }))
      .click();
    await page.waitForURL('**/en/register');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goto(page.url().replace('/en/register', '/'));
    await page.waitForURL('**/en/');
  });
});

describe('colour scheme', () => {
  test.each([
    [senVang, 'dark'],
    [northbay, 'light'],
  ] as const)('%s begins %s', async (host, scheme) => {
    const { page } = await visit(host);
    expect(await page.locator('html').getAttribute('data-scheme')).toBe(scheme);
  });

  test('is switched by a button, repaints, and is kept from the first paint on', async () => {
    const { page } = await visit(northbay);
    const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await canvas();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
    await expect.poll(canvas).not.toBe(before);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('html[data-scheme=dark]');
  });
});

describe('header and footer', () => {
  test('the clock shows the brand’s time as YYYY-MM-DD HH:mm:ss', async () => {
    const { page } = await visit(senVang);
    await page
      .getByRole('banner')
      .getByText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
      .waitFor();
  });

  test('the logo leads home', async () => {
    const { page } = await visit(northbay, '/help');
    await page.getByRole('link', { name: 'Northbay, home' }).first().click();
    await page.waitForURL(/localhost:\d+\/$/);
  });

  test('the footer tells licence, regulator, helplines and age', async () => {
    const { page } = await visit(northbay);
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Only for people aged 21 and over').waitFor();
    expect(await footer.getByRole('link').count()).toBeGreaterThan(5);
  });

  test('the lottery dropdown groups by weekday and in fives', async () => {
    const { page } = await visit(senVang);
    await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByText('Xổ số').first().hover();
    for (const day of ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']) {
      await page.getByRole('banner').getByRole('tab', { name: day }).waitFor();
    }
  });

  test('a phone has a bar of entries within thumb’s reach, and the menu as a sheet', async () => {
    const { page } = await visit(northbay, '/', { isPhone: true });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('an address that is not there says so and leads home', async () => {
    const { page } = await visit(northbay, '/no-such-page', { allowed: [/404/] });
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(/localhost:\d+\/$/);
  });
});

describe.each([
  [senVang, 'Số dư'],
  [northbay, 'Balance'],
] as const)('the logged-in bar of %s', (host, words) => {
  test.each([false, true])('shows the balance, which a press asks for anew (phone: %s)', async (isPhone) => {
    const { page } = await visit(host, '/help', { isPhone });
    await logIn(page, 'player1');
    const balance = page.getByRole('banner').getByRole('button', { name: words });
    await balance.waitFor();
    const asked = page.waitForResponse('**/wps/v2/wallets/balance');
    await balance.click();
    expect((await asked).status()).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      isPhone ? 390 : 1280,
    );
  });
});

test('before any script, login and registration are links that lead where they say', async () => {
  const { page } = await visit(northbay, '/', {
    isStill: true,
    before: (fresh) => fresh.route('**/assets/*.js', (route) => route.abort()),
    allowed: [/ERR_FAILED|Failed to load/],
  });
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  expect(await login.getAttribute('href')).toBe('/?modal=login');
});
