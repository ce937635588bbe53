import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyBrands } from '../testing/copyBrands.ts';

const root = copyBrands('northbay');
const brandTool = join(import.meta.dirname, '../../scripts/brand.ts');
const file = (name: string) => join(root, 'brands/northbay', name);
const sources = Object.fromEntries(
  ['brand.ts', 'settings.ts', 'tokens.ts'].map((name) => [name, readFileSync(file(name), 'utf8')]),
);
afterEach(() => {
  for (const [name, source] of Object.entries(sources)) writeFileSync(file(name), source);
});
afterAll(() => rmSync(root, { recursive: true }));

/** What the check says of a file in which something was replaced, as Node reads it. */
const check = async (name: string, from: string, to: string): Promise<string> => {
  writeFileSync(file(name), (sources[name] ?? '').replace(from, to));
  const run = promisify(execFile)('node', [brandTool, '--root', root, 'check']);
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
};

test.each([
  ['brand.ts', "id: 'northbay',", "id: 'northbay'", /brands\/northbay\/brand\.ts:5: Expected ','[^]*comma/],
  ['brand.ts', "['en', 'vi']", '[en, vi]', /brand\.ts:8: en is not defined, at `languages: \[en, vi\],`/],
  ['brand.ts', "currency: 'USD'", "currency: 'USD", /brand\.ts:10: [^]*the line before/],
  [
    'settings.ts',
    'import { defineSettings }',
    'import { defineSetings }',
    /settings\.ts:1: [^]*defineSetings/,
  ],
  ['tokens.ts', './fonts.gen.ts', './font.gen.ts', /tokens\.ts:2: Cannot find module '[^']*font\.gen\.ts'/],
  ['tokens.ts', 'export const tokens', 'export const token', /tokens\.ts: exports no "tokens"/],
])('a slip in %s (%s → %s) is told by file and line, without a stack', async (name, from, to, message) => {
  const said = await check(name, from, to);
  expect(said).toMatch(message);
  expect(said).not.toMatch(/^\s+at |node:internal/m);
});
