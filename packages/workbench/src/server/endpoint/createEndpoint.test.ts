import { request as ask } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bench, type Change, ENDPOINT, type Review } from '../../Bench.ts';
import { serveBrand } from '../testing/serveBrand.ts';

let served: Awaited<ReturnType<typeof serveBrand>>;
beforeAll(async () => {
  served = await serveBrand('sen-vang');
});
afterAll(() => served.close());

type Call = { method?: string; headers?: Record<string, string>; body?: unknown };

const call = (path: string, { method = 'GET', headers = {}, body }: Call = {}) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const json = method === 'POST' ? { origin: served.address, 'content-type': 'application/json' } : {};
    const asked = ask(
      `${served.address}${ENDPOINT}${path}`,
      { method, headers: { ...json, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (part) => (text += part));
        response.on('end', () => {
          const isJson = response.headers['content-type']?.startsWith('application/json');
          resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : text });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

const review = async (...changes: unknown[]) =>
  (await call('/review', { method: 'POST', body: { changes } })).body as Review;

const accent: Change = { file: 'tokens', path: ['colours', 'accent'], value: '#e2b353' };
const filesNow = () => ['brand.ts', 'tokens.ts', 'settings.ts'].map(served.read);

test('the bench holds the brand, its fields by schema, its fonts and what its files weigh', async () => {
  const { fields, values, fonts, weights } = (await call('/bench')).body as Bench;
  expect(values.brand.id).toBe('sen-vang');
  expect(Object.keys(fonts)).toEqual(['bodyFont', 'displayFont']);
  expect(fields).toContainEqual({ file: 'tokens', path: ['colours', 'accent'], kind: 'colour' });
  expect(fields).toContainEqual(
    expect.objectContaining({ path: ['type', 'bodyLineHeight'], kind: 'number', min: 1.3, max: 2 }),
  );
  expect(fields).toContainEqual(
    expect.objectContaining({
      path: ['layout', 'hero'],
      kind: 'choice',
      options: ['full', 'split', 'data', 'pile'],
    }),
  );
  expect(fields.some(({ path }) => path[1] === 'vi')).toBe(true);
  expect(fields.some(({ path }) => path[0] === 'merchants' || path[0] === 'legal')).toBe(false);
  expect(weights.every(({ bytes }) => bytes > 0)).toBe(true);
});

test('a review shows the lines that would change, and changes none', async () => {
  const before = filesNow();
  const { diff, problems } = await review(accent);
  expect(problems).toEqual([]);
  expect(diff).toContain("-    accent: '#e2b352',\n+    accent: '#e2b353',");
  expect(filesNow()).toEqual(before);
});

test.each<[string, Change, string]>([
  ['a colour that is none', { ...accent, value: 'gold' }, 'colours.accent'],
  ['a word that is none of the list', { file: 'tokens', path: ['radius'], value: 'round' }, 'radius'],
  [
    'text that cannot be read on its canvas',
    { file: 'tokens', path: ['colours', 'darkText'], value: '#0a3a2b' },
    'colours.darkText',
  ],
  ['an empty text', { file: 'brand', path: ['texts', 'vi', 'tagline'], value: '' }, 'texts.vi.tagline'],
  ['a font that was not cut', { file: 'tokens', path: ['type', 'body'], value: 'process' }, 'type.body'],
  [
    'a kind of game twice',
    { file: 'settings', path: ['categories'], value: ['slots', 'slots'] },
    'categories',
  ],
])('%s is refused by its key, as the schema does', async (_name, change, key) => {
  const before = filesNow();
  const { problems } = await review(change);
  expect(problems[0]?.key).toBe(key);
  const { base } = await review(accent);
  expect((await call('/write', { method: 'POST', body: { changes: [change], base } })).status).toBe(422);
  expect(filesNow()).toEqual(before);
});

test.each<[string, Call, number]>([
  ['another site', { headers: { origin: 'http://evil.example' } }, 403],
  ['a page of another port', { headers: { origin: 'http://127.0.0.1:1' } }, 403],
  ['a page without an origin', { headers: { origin: 'null' } }, 403],
  ['a name that points here', { headers: { host: 'evil.example', origin: 'http://evil.example' } }, 403],
  ['a site that the browser calls foreign', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['a form', { headers: { 'content-type': 'text/plain' } }, 400],
])('%s writes nothing', async (_name, attack, status) => {
  const before = filesNow();
  const { base } = await review(accent);
  const answer = await call('/write', { method: 'POST', body: { changes: [accent], base }, ...attack });
  expect(answer.status).toBe(status);
  expect(filesNow()).toEqual(before);
});

test('a call without an origin writes nothing, and another site reads nothing', async () => {
  const { base } = await review(accent);
  const body = JSON.stringify({ changes: [accent], base });
  const status = await new Promise((resolve) => {
    const asked = ask(
      `${served.address}${ENDPOINT}/write`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => resolve(response.resume().statusCode),
    );
    asked.end(body);
  });
  expect(status).toBe(403);
  expect((await call('/bench', { headers: { origin: 'http://evil.example' } })).status).toBe(403);
  expect((await call('/bench', { headers: { 'sec-fetch-site': 'same-site' } })).status).toBe(403);
});

test.each<[string, unknown]>([
  ['another file', { ...accent, file: '../northbay/tokens' }],
  ['an absolute one', { ...accent, file: '/etc/hosts' }],
  ['a file that is not the panel’s', { ...accent, file: 'fonts.gen' }],
  ['code for a value', { ...accent, value: { run: 'process.exit()' } }],
  ['a key beside the known ones', { ...accent, isName: true }],
])('%s is no change at all', async (_name, change) => {
  expect((await call('/review', { method: 'POST', body: { changes: [change] } })).status).toBe(400);
});

test.each([
  ['brand', ['id']],
  ['brand', ['legal', 'minimumAge']],
  ['brand', ['merchants', '0', 'code']],
  ['brand', ['texts', 'th', 'tagline']],
  ['brand', ['__proto__', 'polluted']],
  ['tokens', ['colours']],
  ['tokens', ['colours', 'acent']],
  ['tokens', ['type', 'body', 'family']],
  ['settings', ['withdrawals', 'maxAmount']],
])('%s.ts: %j is not the workbench’s to change', async (file, path) => {
  const { problems } = await review({ file, path, value: 'x' });
  expect(problems).toEqual([expect.objectContaining({ file: `${file}.ts`, key: path.join('.') })]);
});

test('what was reviewed is written, told to open pages, and not twice', async () => {
  const { base } = await review(accent);
  const body = { changes: [accent], base };
  expect((await call('/write', { method: 'POST', body })).status).toBe(200);
  expect(served.read('tokens.ts')).toContain("accent: '#e2b353',");
  await served.page.next(({ event }) => event === 'marquee:brand');
  expect((await call('/write', { method: 'POST', body })).status).toBe(409);
});
