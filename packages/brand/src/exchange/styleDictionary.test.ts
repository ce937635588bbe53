import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatHex8 } from 'culori';
import StyleDictionary from 'style-dictionary';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrands } from '../load/loadBrands.ts';
import { parseTokens } from '../load/parseTokens.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { testTokens } from '../testTokens.ts';
import { themeCss } from '../theme/themeCss.ts';
import { schemeVars } from '../theme/themeVars.ts';
import { writeTokenFolder } from './tokenFolder.ts';

const root = join(import.meta.dirname, '../../../..');
const modules = join(import.meta.dirname, '../../node_modules');
const run = promisify(execFile);

const brands = [
  ...(await loadBrands(join(root, 'brands'))).map(({ brand, tokens }) => ({ id: brand.id, tokens })),
  {
    id: 'with every other choice',
    tokens: parseTokens(
      testTokens({
        shadow: 'none',
        overrides: {
          dark: { canvasImage: 'linear-gradient(#000, #111)', headerBackground: 'rgb(0 0 0 / 50%)' },
          light: { 'accent.solid': '#8a5a00', headerBackground: '#ffffff' },
        },
      }),
      'tokens.ts',
    ),
  },
];

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(modules, '.style-dictionary-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** An export as a designer has it, with one major of Style Dictionary installed beside it. */
const exported = (name: string, tokens: Tokens, reader: string) => {
  const place = join(folder, name.replaceAll(' ', '-'), reader);
  writeTokenFolder(place, name, tokens);
  mkdirSync(join(place, 'node_modules'));
  symlinkSync(join(modules, reader), join(place, 'node_modules/style-dictionary'));
  return place;
};

/** The same for texts that say the same: Style Dictionary quotes otherwise and writes out zeros. */
const canonical = (name: string, text: string) => {
  const plain = text
    .replaceAll(/["']/g, '')
    .replaceAll(/,\s+/g, ',')
    .replaceAll(/(?<![\d.])0px\b/g, '0');
  if (!name.startsWith('--mq-shadow-')) return plain;
  return plain.split(',').map((shadow) => {
    const parts = shadow.split(' ');
    return parts.length === 4 ? [...parts.slice(0, 3), '0', parts[3]].join(' ') : shadow;
  });
};

const variablesOf = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/(?<name>--mq-[\w-]+):\s*(?<text>[^;}]+)/g)].map(({ groups }) => [
      groups!['name']!,
      canonical(groups!['name']!, groups!['text']!.trim()),
    ]),
  );

/** Custom properties by the selector that has them. */
const blocksOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(?<selector>[^{}/*]+)\{(?<block>[^{}]*)\}/g)].map(({ groups }) => [
      groups!['selector']!.trim(),
      variablesOf(groups!['block']!),
    ]),
  );

describe.each(['style-dictionary', 'style-dictionary-4'])('what %s builds from an export', (reader) => {
  test.each(brands)('is the theme of the sites in both schemes: $id', async ({ id, tokens }) => {
    const place = exported(id, tokens, reader);
    const { stderr } = await run('node', [join(place, 'style-dictionary.mjs')]);
    expect(stderr).toBe('');
    const built = blocksOf(readFileSync(join(place, 'theme.css'), 'utf8'));
    const { '@media': _media, ...ours } = blocksOf(themeCss(tokens).split('@media')[0]!);
    expect(built).toEqual(ours);
    expect(Object.keys(built)).toEqual([':root', ':root,[data-scheme=dark]', '[data-scheme=light]']);
  });
});

test('Style Dictionary 5 reads the colours, measures and shadows of the files as they are', async () => {
  const { tokens } = brands[0]!;
  const place = exported('as they are', tokens, 'style-dictionary');
  const dictionary = new StyleDictionary({
    source: [join(place, 'dark.tokens.json')],
    log: { warnings: 'error', verbosity: 'silent' },
    platforms: { css: { prefix: 'mq', transformGroup: 'css' } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  const read = Object.fromEntries(allTokens.map(({ name, $value }) => [`--${name}`, $value as unknown]));
  const ours = schemeVars(tokens, 'dark');
  const colours = Object.keys(ours).filter((name) => name.startsWith('--mq-color-'));
  expect(colours.length).toBeGreaterThan(60);
  for (const name of colours) expect(formatHex8(String(read[name])), name).toBe(formatHex8(ours[name]!));
  const measure = '--mq-surface-card-border-width';
  expect(Number.parseFloat(String(read[measure]))).toBe(Number.parseFloat(ours[measure]!));
  expect(read['--mq-shadow-raised']).toMatch(/^(-?\d+px ){4}rgb|^none$/);
});
