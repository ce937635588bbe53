import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

test('the language changes in place, without loading the page anew, and is kept', async () => {
  const { page } = await visit(senVang, '/register');
  const html = page.locator('html');
  expect(await html.getAttribute('lang')).toBe('vi');
  expect(await html.getAttribute('data-scheme')).toBe('dark');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: said.vi.like('Language: {0}') }).click();
  await page
    .getByRole('menuitem', { name: 'English' })
    .or(page.getByRole('menuitemradio', { name: 'English' }))
    .click();
  await page.waitForURL('**/en/register');
  await page
    .getByRole('banner')
    .getByRole('link', { name: said.en('Log in') })
    .waitFor();
  expect(await html.getAttribute('lang')).toBe('en');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goto(urlOf(senVang));
  await page.waitForURL('**/en/');
});

test('a language there and back leaves the address as it was, and asks for one captcha at a time', async () => {
  const { page } = await visit(northbay, '/register');
  const captcha = page.locator('[name="captcha"]');
  // The field is in the page's HTML, its picture comes with the script.
  const picture = page.locator('img[src^="data:image/png"]');
  await picture.waitFor();
  let captchas = 0;
  // A visitor is given one a second: what was refused as too early is asked for again.
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/wps/captcha' && response.ok()) captchas += 1;
  });
  const change = async (from: 'vi' | 'en', to: string) => {
    await page.getByRole('button', { name: said[from].like('Language: {0}') }).click();
    await page
      .getByRole('menuitem', { name: to })
      .or(page.getByRole('menuitemradio', { name: to }))
      .click();
  };
  await change('en', 'Tiếng Việt');
  await page.waitForURL('**/vi/register');
  await page
    .getByRole('heading', { level: 1, name: said.vi('Open an account at {0}', { 0: 'Northbay' }) })
    .waitFor();
  await change('vi', 'English');
  await page.waitForURL(urlOf(northbay, '/register'));
  await page
    .getByRole('heading', { level: 1, name: said.en('Open an account at {0}', { 0: 'Northbay' }) })
    .waitFor();
  await captcha.waitFor();
  await picture.waitFor();
  expect(captchas).toBeLessThanOrEqual(2);
});

test('the colour scheme is switched by a button, repaints, and is kept from the first paint on', async () => {
  const { page } = await visit(northbay, '/', { allowed: [/ERR_FAILED|Failed to load/] });
  expect(await page.locator('html').getAttribute('data-scheme')).toBe('light');
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await canvas();
  await page.getByRole('button', { name: said.en('Switch between light and dark') }).click();
  expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
  await expect.poll(canvas).not.toBe(before);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('html[data-scheme=dark]');
});

test('before any script, login and registration are links that lead where they say', async () => {
  const { page } = await visit(northbay, '/vi/', {
    isStill: true,
    isPhone: true,
    before: (fresh) => fresh.route('**/assets/*.js', (route) => route.abort()),
    allowed: [/ERR_FAILED|Failed to load/],
  });
  const links = page.getByRole('banner').getByRole('link');
  const login = page.getByRole('link', { name: said.vi('Log in') }).filter({ visible: true });
  expect(await login.first().getAttribute('href')).toBe('/vi?modal=login');
  const register = links.filter({ hasText: said.vi('Register') });
  expect(await register.getAttribute('href')).toBe('/vi/register');
});
