import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseTokens } from '../load/parseTokens.ts';
import { testTokens } from '../testTokens.ts';
import { importTokens } from './importTokens.ts';
import { readTokenFolder, writeTokenFolder } from './tokenFolder.ts';

const current = parseTokens(testTokens(), 'tokens.ts');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['the files of the format', ''],
  ['what Tokens Studio saved', 'tokens-studio'],
  ['what the brand chooses, alone', 'brand.tokens.json'],
])('an export comes back from %s', (_what, path) => {
  writeTokenFolder(folder, 'Lamp', current);
  expect(importTokens(current, readTokenFolder(join(folder, path)))).toEqual({
    tokens: current,
    overridden: [],
  });
});

test('a problem names the file in which it stands', () => {
  writeTokenFolder(folder, 'Lamp', current);
  const file = join(folder, 'dark.tokens.json');
  writeFileSync(file, JSON.stringify({ color: { canvaz: { $type: 'color', $value: '#000000' } } }));
  expect(() => importTokens(current, readTokenFolder(folder))).toThrow(
    `${file}: color.canvaz: unknown token. Did you mean "color.canvas"?`,
  );
  writeFileSync(file, '{');
  expect(() => readTokenFolder(folder)).toThrow(`${file}: cannot be read as JSON: `);
});

test('a folder that is no export, and a path that leads nowhere, are told', () => {
  expect(() => readTokenFolder(folder)).toThrow(`${folder}: holds neither brand.tokens.json nor brand.json;`);
  expect(() => readTokenFolder(join(folder, 'gone'))).toThrow(`${join(folder, 'gone')}: does not exist.`);
});
