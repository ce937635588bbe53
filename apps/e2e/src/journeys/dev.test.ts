import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hosts } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';
import { site } from '../harness/site.ts';
import { keepPopupAway } from '../harness/keepPopupAway.ts';

const web = join(import.meta.dirname, '../../../web');

let server: ChildProcess;
let browser: Browser;
let address = '';

beforeAll(async () => {
  server = spawn('node', ['node_modules/vite/bin/vite.js', 'dev', '--port', '0'], {
    cwd: web,
    env: { ...process.env, BRAND: 'northbay', PLATFORM_URL: `http://127.0.0.1:${site.port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  address = await new Promise((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      const found = /http:\/\/\S+/.exec(printed)?.[0];
      if (found) resolve(found);
    });
    server.on('exit', () => reject(new Error(`The dev server ended:\n${printed}`)));
  });
  browser = await chromium.connect(inject('browser'));
});

afterAll(async () => {
  server.kill();
  await browser.close();
});

test('the dev server shows a brand on its domain beside the platform, and its script takes over', async () => {
  expect(new URL(address).hostname).toBe(hosts.northbay);
  const page = await browser.newPage();
  await keepPopupAway(page);
  // The first visit may be reloaded once, when the server has found out what the pages import.
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 50_000 });
  await page
    .getByRole('banner')
    .getByRole('link', { name: said.en('Register') })
    .click();
  await page.waitForURL('**/register');
  await page.locator('[name="username"]').waitFor();
});
