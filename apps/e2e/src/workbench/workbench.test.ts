import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { launchBrowser } from '@marquee/config/browser';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '../harness/said.ts';
import { keepPopupAway } from '../harness/keepPopupAway.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'marquee-workbench-'));
const brand = join(folder, 'northbay');
const { en } = said;
let browser: Browser;
let page: Page;
let home = '';
let stop = async () => {};

/** Starts `npm run dev northbay` for the copy, and answers the address that it prints. */
const startDev = async () => {
  const env = { ...process.env, NODE_ENV: 'development', BRANDS_DIR: folder };
  const dev = spawn('node', [join(root, 'scripts/dev.ts'), 'northbay'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stop = async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  };
  return new Promise<string>((resolve, reject) => {
    let log = '';
    const read = (text: Buffer) => {
      log += stripVTControlCharacters(text.toString());
      const [address] = /http:\/\/northbay\.localhost:\d+\/\n/.exec(log) ?? [];
      if (address) resolve(address.trim());
    };
    dev.stdout.on('data', read);
    dev.stderr.on('data', read);
    dev.once('exit', () => reject(new Error(log)));
  });
};

beforeAll(async () => {
  cpSync(join(root, 'brands/northbay'), brand, { recursive: true });
  symlinkSync(join(root, 'brands/node_modules'), join(folder, 'node_modules'));
  [home, browser] = await Promise.all([startDev(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await keepPopupAway(page);
  await page.goto(home);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset, null, { timeout: 60_000 });
});
afterAll(async () => {
  await browser?.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(brand, file), 'utf8');
const edit = (file: string, from: string, to: string) => {
  if (!read(file).includes(from)) throw new Error(`${file} does not hold ${from}.`);
  writeFileSync(join(brand, file), read(file).replace(from, to));
};
const panel = () => page.getByRole('complementary', { name: en('Brand workbench') });
const openTab = (name: string) => panel().getByRole('tab', { name }).click();
const accent = () =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mq-color-accent-solid'));
const title = () => page.getByRole('heading', { level: 1 });
const popular = () => page.getByRole('heading', { name: en('Most played') });

/** How far the first entry of the navigation is from the left, in pixels. */
const menuAt = async () =>
  (await page.getByRole('navigation').getByRole('link').first().boundingBox())?.x ?? 0;

test('files that are saved show in the open page, which is not loaded anew', async () => {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const before = await accent();
  edit('tokens.ts', "accent: '#1d4ed8'", "accent: '#a21caf'");
  await expect.poll(accent).not.toBe(before);
  edit('brand.ts', "heroTitle: 'A clear day for a good game'", "heroTitle: 'A bright day'");
  await expect.poll(() => title().textContent()).toBe('A bright day');
  edit('assets/logo.svg', '<svg', '<svg data-drawn="anew"');
  await page.locator('header svg[data-drawn="anew"]').waitFor();
  edit('brand.ts', 'minimumAge: 21', 'minimumAge: 23');
  await page.getByText('23+').first().waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a colour, a layout, a section and a text are tried in the panel and written as just their lines', async () => {
  await page.getByRole('button', { name: en('Workbench') }).click();
  const [brandBefore, tokensBefore, accentBefore] = [read('brand.ts'), read('tokens.ts'), await accent()];

  await openTab(en('Colours'));
  await panel()
    .getByRole('textbox', { name: en('Accent'), exact: true })
    .fill('#0f766e');
  await expect.poll(accent).not.toBe(accentBefore);

  await openTab(en('Layout'));
  await popular().waitFor();
  await panel()
    .getByRole('checkbox', { name: en('Popular games as tiles') })
    .uncheck();
  await popular().waitFor({ state: 'detached' });
  const menuBefore = await menuAt();
  await panel()
    .getByRole('radio', { name: en('In the header') })
    .check({ force: true });
  await expect.poll(menuAt).toBeGreaterThan(menuBefore + 50);

  await openTab(en('Texts'));
  await panel()
    .getByRole('textbox', { name: en('Title of the home page') })
    .fill('An evening well spent');
  await expect.poll(() => title().textContent()).toBe('An evening well spent');
  expect([read('brand.ts'), read('tokens.ts')]).toEqual([brandBefore, tokensBefore]);

  await panel()
    .getByRole('button', { name: en('Review') })
    .click();
  await expect.poll(() => panel().locator('[data-line=added]').count()).toBeGreaterThan(3);
  const linesOf = (kind: string) => panel().locator(`[data-line=${kind}]`).allTextContents();
  const [added, removed] = await Promise.all([linesOf('added'), linesOf('removed')]);
  expect(added.join('\n')).toMatch(/accent: '#0f766e'/);
  expect(added.join('\n')).toMatch(/navigation: 'bar'/);
  expect(added.join('\n')).toMatch(/heroTitle: 'An evening well spent'/);

  await panel()
    .getByRole('button', { name: en('Write to the files') })
    .click();
  const withLines = (text: string) =>
    removed.reduce((all, line) => all.replace(`${line.slice(1)}\n`, ''), text).split('\n');
  await expect.poll(() => read('tokens.ts')).toContain("accent: '#0f766e'");
  // What is written is the diff that was shown and nothing else.
  const plain = (lines: readonly string[]) => lines.filter((line) => !added.includes(`+${line}`));
  expect(plain(read('brand.ts').split('\n'))).toEqual(plain(withLines(brandBefore)));
  expect(plain(read('tokens.ts').split('\n'))).toEqual(plain(withLines(tokensBefore)));
  await expect
    .poll(() =>
      panel()
        .getByRole('button', { name: en('Review') })
        .isDisabled(),
    )
    .toBe(true);
  await expect.poll(() => title().textContent()).toBe('An evening well spent');
});

test('on a phone the panel’s button lies over neither the bar nor the toasts', async () => {
  await panel()
    .getByRole('button', { name: en('Close') })
    .click();
  await page.setViewportSize({ width: 360, height: 640 });
  const button = await page.getByRole('button', { name: en('Workbench') }).boundingBox();
  expect(button!.y + button!.height).toBeLessThan(640 / 2);
  expect(button!.width).toBeGreaterThanOrEqual(44);
});
