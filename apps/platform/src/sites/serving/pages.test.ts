import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pagesFolder, rendererFile } from '@marquee/deployment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageCache } from './createPageCache.ts';
import { createPageRenderer, type PageAsk, type PageRenderer } from './createPageRenderer.ts';
import { brand, merchantOf, serveSites } from './testing/serveSites.ts';

/** Stands in for what a build leaves: it asks one question a page, and does what the path says. */
const program = `
import { parentPort } from 'node:worker_threads';
const waiting = new Map();
let count = 0;
parentPort.on('message', (message) => {
  if (!('render' in message)) {
    const { rendered, page } = waiting.get(message.question);
    if (message.refusal === 'NOT_FOUND') return parentPort.postMessage({ rendered, page: 'missing' });
    if ('refusal' in message) return parentPort.postMessage({ rendered, failure: message.refusal });
    const html = '<style>p{color:red}</style><p>' + [page.merchant, page.language, page.path, message.value];
    return parentPort.postMessage({ rendered, page: { html } });
  }
  const { render, page } = message;
  if (page.path === '/play/1') return parentPort.postMessage({ rendered: render, page: 'none' });
  if (page.path === '/hangs') for (;;);
  if (page.path === '/ends') process.exit(1);
  count += 1;
  waiting.set(count, { rendered: render, page });
  parentPort.postMessage({ question: count, asked: [page.merchant, page.path, page.language] });
});`;

let sitesDir = '';
let renderer: PageRenderer;
const ask = vi.fn<PageAsk>();
beforeEach(() => {
  sitesDir = mkdtempSync(join(tmpdir(), 'marquee-pages-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(sitesDir, file, '..'), { recursive: true });
    writeFileSync(join(sitesDir, file), text);
  };
  write('northbay/routes.json', JSON.stringify(['/', '/game/:id', '/play/:id', '/hangs', '/ends']));
  write('northbay/app.html', '<p>Frame');
  write('northbay/en/app.html', '<p>Frame in English');
  write(join(pagesFolder, 'package.json'), '{"type":"module"}');
  write(join(pagesFolder, rendererFile), program);
  ask.mockReset().mockImplementation(() => Promise.resolve({ value: 'answered' }));
});
afterEach(async () => {
  await renderer.stop();
  rmSync(sitesDir, { recursive: true });
});

const serve = () => {
  const cache = createPageCache();
  renderer = createPageRenderer(sitesDir, ask);
  const inject = serveSites(
    { sitesDir },
    [merchantOf('ONE', 'one.localhost'), merchantOf('TWO', 'two.localhost')],
    { renderer, cache, now: () => new Date('2030-05-06T08:00:00Z') },
  );
  const get = async (url: string, headers: Record<string, string> = {}, host = 'one.localhost') => {
    const { statusCode, body, headers: sent, rawPayload } = await inject(url, host, headers);
    return { status: statusCode, body, sent, raw: rawPayload };
  };
  return { get, cache };
};

test('a page is rendered from what the platform answers, under a policy that names its own styles', async () => {
  const { get } = serve();
  const { status, body, sent } = await get('/game/7?from=home');
  expect({ status, body }).toEqual({
    status: 200,
    body: `<style>p{color:red}</style><p>ONE,${brand.defaultLanguage},/game/7,answered`,
  });
  expect(sent['content-security-policy']).toContain("style-src 'self' 'sha256-");
  expect(sent['cache-control']).toBe('no-cache');
  expect(ask).toHaveBeenCalledExactlyOnceWith('ONE', '/game/7', brand.defaultLanguage);
});

test('it is sent packed, and not at all to whoever has it', async () => {
  const { get } = serve();
  const packed = await get('/', { 'accept-encoding': 'br' });
  expect(packed.sent['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.raw).toString()).toContain('answered');
  const again = await get('/', { 'if-none-match': String(packed.sent.etag) });
  expect(again.status).toBe(304);
});

test('a page that many ask for is rendered once, for each merchant by itself', async () => {
  const { get } = serve();
  await Promise.all([get('/'), get('/'), get('/')]);
  await get('/');
  expect(ask).toHaveBeenCalledOnce();
  expect((await get('/', {}, 'two.localhost')).body).toContain('TWO');
  expect((await get('/')).body).toContain('ONE');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what has changed at one merchant shows at once, and makes no page of another anew', async () => {
  const { get, cache } = serve();
  await get('/');
  await get('/', {}, 'two.localhost');
  ask.mockImplementation(() => Promise.resolve({ value: 'changed' }));
  cache.forget('ONE');
  expect((await get('/')).body).toContain('changed');
  expect((await get('/', {}, 'two.localhost')).body).toContain('answered');
  cache.forget();
  expect((await get('/', {}, 'two.localhost')).body).toContain('changed');
});

test('a page about what is not there is a 404, and one that scripts make has its frame', async () => {
  const { get } = serve();
  ask.mockImplementation(() => Promise.resolve({ refusal: 'NOT_FOUND' }));
  expect(await get('/game/0')).toMatchObject({ status: 404, body: '<p>Frame' });
  expect(await get('/play/1')).toMatchObject({ status: 200, body: '<p>Frame' });
  expect(await get('/nothing')).toMatchObject({ status: 404, body: '<p>Frame' });
});

test('where it cannot be rendered the frame is sent, and it is tried again', async () => {
  const { get } = serve();
  ask.mockImplementationOnce(() => Promise.resolve({ refusal: 'MAINTENANCE' }));
  expect(await get('/')).toMatchObject({ status: 200, body: '<p>Frame' });
  ask.mockImplementationOnce(() => Promise.reject(new Error('The database is away.')));
  expect(await get('/')).toMatchObject({ status: 200, body: '<p>Frame' });
  expect((await get('/')).body).toContain('answered');
});

test('an address that no page of ours has costs no rendering', async () => {
  const { get } = serve();
  expect((await get('/game/%3Cb%3E')).body).toBe('<p>Frame');
  expect(ask).not.toHaveBeenCalled();
});

test.each(['/ends', '/hangs'])(
  'a program that %s is begun anew for the next page',
  async (path) => {
    const { get } = serve();
    expect((await get(path)).body).toBe('<p>Frame');
    await vi.waitFor(async () => expect((await get('/')).body).toContain('answered'), {
      timeout: 5_000,
      interval: 200,
    });
  },
  15_000,
);
