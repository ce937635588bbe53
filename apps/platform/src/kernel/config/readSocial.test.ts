import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseVariables } from './parseVariables.ts';
import { readSocial } from './readSocial.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-social-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string>, isSandbox = false) => {
  const problems: string[] = [];
  const seed = new Uint8Array(32).fill(7);
  return { book: readSocial(parseVariables(env, problems), problems, { isSandbox, seed }), problems };
};

const withFile = (content: string, env: Record<string, string> = {}) => {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, content);
  return read({ SOCIAL_FILE: file, ...env });
};

const apiKey = 'AIza-this-is-the-key-of-a-project';
const botToken = `123456789:${'A'.repeat(35)}`;
const firebase = { project: 'lantern-1', apiKey };

test('the file names, by merchant, a Firebase project and a bot, each where there is one', () => {
  const { book, problems } = withFile(JSON.stringify({ SENVANG: { firebase, botToken }, NORTHBAY: {} }));
  expect(problems).toEqual([]);
  expect([book.firebaseOf('SENVANG'), book.botTokenOf('SENVANG')]).toEqual([firebase, botToken]);
  expect([book.firebaseOf('NORTHBAY'), book.botTokenOf('NORTHBAY')]).toEqual([null, null]);
  expect([book.firebaseOf('__proto__'), book.botTokenOf('constructor')]).toEqual([null, null]);
  expect(book.urls?.keys).toMatch(/^https:\/\/www\.googleapis\.com\//);
});

test('without a file nobody is known to any party, and only a sandbox plays them', () => {
  const { book, problems } = read({});
  expect([problems, book.firebaseOf('SENVANG'), book.botTokenOf('SENVANG')]).toEqual([[], null, null]);
  expect(book.urls).not.toBeNull();
  const sandbox = read({}, true).book;
  expect(sandbox.urls).toBeNull();
  expect(sandbox.botTokenOf('SENVANG')).not.toBe(sandbox.botTokenOf('NORTHBAY'));
  expect(sandbox.botTokenOf('SENVANG')).toBe(read({}, true).book.botTokenOf('SENVANG'));
});

test.each([
  ['no JSON', '{'],
  ['a project without its key', JSON.stringify({ SENVANG: { firebase: { project: 'lantern-1' } } })],
  ['a token that is no bot’s', JSON.stringify({ SENVANG: { botToken: apiKey } })],
  ['a key that is not known', JSON.stringify({ SENVANG: { telegram: botToken } })],
])('%s is told by the variable’s name, without a secret', (_what, content) => {
  const { problems } = withFile(content);
  expect(problems).toEqual([expect.stringMatching(/^SOCIAL_FILE/)]);
  expect(problems.join()).not.toContain(apiKey);
});

test('a file that is not there and an address that is none are told', () => {
  const { problems } = read({ SOCIAL_FILE: join(folder, 'none.json'), SOCIAL_KEYS_URL: 'keys' });
  expect(problems).toEqual([
    expect.stringMatching(/^SOCIAL_FILE names/),
    expect.stringMatching(/^SOCIAL_KEYS_URL has to be/),
  ]);
});
