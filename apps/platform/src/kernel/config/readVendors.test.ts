import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseVariables } from './parseVariables.ts';
import { readVendors } from './readVendors.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-vendors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content?: string, isSandbox = false) => {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  if (content !== undefined) writeFileSync(file, content);
  const problems: string[] = [];
  const variables = parseVariables({ VENDORS_FILE: file }, problems);
  const seed = new Uint8Array(32).fill(7);
  return { book: readVendors(variables, problems, { isSandbox, seed }), problems };
};

const [older, newer] = ['the older secret of this vendor here', 'the newer secret of this vendor here'];

test('the file names launch addresses and, by merchant, the secrets that are good', () => {
  const launchUrl = 'https://games.example/launch';
  const roomsUrl = 'https://games.example/rooms';
  const fixturesUrl = 'https://games.example/fixtures';
  const { book, problems } = read(
    JSON.stringify({
      LANTERN: { launchUrl, roomsUrl, fixturesUrl, secrets: { SENVANG: [newer, older] } },
      BANYAN: {},
    }),
  );
  expect(problems).toEqual([]);
  expect(book.secretsOf('SENVANG', 'LANTERN')).toEqual([newer, older]);
  expect(book.launchUrlOf('LANTERN')).toBe(launchUrl);
  expect([...book.roomsUrls]).toEqual([['LANTERN', roomsUrl]]);
  expect([...book.fixturesUrls]).toEqual([['LANTERN', fixturesUrl]]);
  for (const name of ['BANYAN', '__proto__', 'constructor']) {
    expect(book.secretsOf('SENVANG', name)).toEqual([]);
    expect(book.secretsOf(name, 'LANTERN')).toEqual([]);
    expect(book.launchUrlOf(name)).toBeNull();
  }
});

test('in the sandbox who has no secret in the file gets one of their own, the same at each start', () => {
  const { book } = read(JSON.stringify({ LANTERN: { secrets: { SENVANG: [newer] } } }), true);
  expect(book.secretsOf('SENVANG', 'LANTERN')).toEqual([newer]);
  const made = [
    book.secretsOf('NORTHBAY', 'LANTERN'),
    book.secretsOf('SENVANG', 'BANYAN'),
    book.secretsOf('NORTHBAY', 'BANYAN'),
  ].flat();
  expect(new Set(made).size).toBe(3);
  expect(read('{}', true).book.secretsOf('NORTHBAY', 'LANTERN')).toEqual([made[0]]);
});

test.each([
  ['a file that is not there', undefined],
  ['no JSON', '{'],
  ['a secret that is too short', JSON.stringify({ LANTERN: { secrets: { SENVANG: ['short'] } } })],
  ['an address that is none', JSON.stringify({ LANTERN: { launchUrl: 'games' } })],
  ['a key that is not known', JSON.stringify({ LANTERN: { secret: newer } })],
])('%s is told by the variable’s name, without a secret', (_what, content) => {
  const { problems } = read(content);
  expect(problems).toEqual([expect.stringMatching(/^VENDORS_FILE/)]);
  expect(problems.join()).not.toContain(newer);
});
