import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Merchant } from '../../kernel/merchants/Merchant.ts';
import { createPageCache } from './createPageCache.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import { brand, merchantOf, serveSites } from './testing/serveSites.ts';

const sitesDir = mkdtempSync(join(tmpdir(), 'marquee-sites-'));
const folder = join(sitesDir, 'northbay');
const merchant = merchantOf('NORTHBAY', 'northbay.localhost');

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const serve = (served = merchant) => {
  const inject = serveSites({ sitesDir, consoleDir: folder }, [served], {
    renderer: createPageRenderer(sitesDir, () => Promise.reject(new Error('Nothing asks.'))),
    cache: createPageCache(),
    now: () => new Date(),
  });
  return (url: string, host = 'northbay.localhost') => inject(url, host);
};

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file that a build takes away in this moment is asked for again, not a fault of the server', async () => {
  write('routes.json', '["/"]');
  write('index.html', '<p>Home');
  write('assets/a-1.js', 'a()');
  const ask = serve();
  expect((await ask('/assets/a-1.js')).statusCode).toBe(200);
  rmSync(join(folder, 'assets/a-1.js'));
  const { statusCode, headers } = await ask('/assets/a-1.js');
  expect({ statusCode, retry: headers['retry-after'], cache: headers['cache-control'] }).toEqual({
    statusCode: 503,
    retry: '1',
    cache: 'no-store',
  });
});

test('code comes without what is said of documents, and what could be opened as one with it', async () => {
  write('routes.json', '["/"]');
  write('index.html', '<p>Home');
  write('assets/a-1.js', 'a()');
  write('assets/mark-1.svg', '<svg/>');
  write('sw.js', 'a()');
  const ask = serve();
  const told = async (path: string) => Object.keys((await ask(path)).headers);
  const documents = ['content-security-policy', 'x-frame-options', 'referrer-policy'];
  for (const path of ['/', '/assets/mark-1.svg', '/sw.js', '/assets/gone-1.js'])
    expect(await told(path), path).toEqual(expect.arrayContaining(documents));
  const ofCode = await told('/assets/a-1.js');
  expect(ofCode).toContain('x-content-type-options');
  expect(documents.filter((name) => ofCode.includes(name))).toEqual([]);
});

test('a brand that has not been built says so, and an unknown host has no site', async () => {
  const ask = serve();
  expect((await ask('/')).statusCode).toBe(503);
  expect((await ask('/', 'elsewhere.example')).statusCode).toBe(404);
});

test('only a brand with an id for analytics lets its party into the pages', async () => {
  write('routes.json', '["/"]');
  write('index.html', '<p>Home');
  const policyOf = async (served: Merchant) =>
    String((await serve(served)('/')).headers['content-security-policy']);
  expect(await policyOf(merchant)).not.toContain('google');
  const measured = { ...merchant, brand: { ...brand, analyticsId: 'G-TEST1234' } };
  expect(await policyOf(measured)).toContain("script-src 'self' https://*.googletagmanager.com");
});

test('the console has its own host, its own page and a policy that lets nobody else in', async () => {
  const atConsole = (path: string) => serve()(path, 'console.localhost');
  expect((await atConsole('/')).body).toContain('npm run build');
  write('routes.json', '["/","/withdrawals/:reference"]');
  write('index.html', '<p>Console');
  write('assets/a-1.js', 'a()');
  const page = await atConsole('/withdrawals/WD-1');
  expect([page.statusCode, page.body]).toEqual([200, '<p>Console']);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toContain('http');
  expect((await atConsole('/nothing')).statusCode).toBe(404);
  expect((await atConsole('/assets/a-1.js')).body).toBe('a()');
  expect((await atConsole('/assets/b-1.js')).statusCode).toBe(404);
  expect((await atConsole('/index.html')).statusCode).toBe(404);
});
