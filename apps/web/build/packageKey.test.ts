import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands, type LoadedBrand } from '@marquee/brand/load';
import { afterAll, expect, test } from 'vitest';
import { startOf } from './brandEntries.ts';
import type { Manifest } from './Manifest.ts';
import { packageKey } from './packageKey.ts';

const root = mkdtempSync(join(tmpdir(), 'marquee-keys-'));
afterAll(() => rmSync(root, { recursive: true }));

const loaded = (await loadBrands(join(import.meta.dirname, '../../../brands'))).map((one): LoadedBrand => {
  const directory = join(root, one.brand.id);
  cpSync(one.directory, directory, { recursive: true });
  return { ...one, directory };
});
const [first, second] = loaded as [LoadedBrand, LoadedBrand];
const chunk = (module: string, imports: string[] = []) => ({
  modules: [module],
  imports,
  dynamicImports: [],
  css: [],
  assets: [],
});
const manifest: Manifest = {
  'first-1.js': chunk(startOf(first.brand), ['shared-1.js', 'own-1.js']),
  'second-1.js': chunk(startOf(second.brand), ['shared-1.js']),
  'shared-1.js': chunk('packages/shell/src/index.ts'),
  'own-1.js': chunk('packages/features/help/src/index.ts'),
};
const surroundings = { sources: 'sources' };
type Parts = { brand: LoadedBrand; code: Manifest; around: typeof surroundings; cdns: string[] };
const keysOf = ({ brand = first, code = manifest, around = surroundings, cdns = [''] }: Partial<Parts>) =>
  [brand, second].map((one) => packageKey(one, code, around, cdns, []));
const before = keysOf({});

const renamed = (from: string, to: string): Manifest =>
  JSON.parse(JSON.stringify(manifest).replaceAll(from, to)) as Manifest;
const withFile = (name: string): LoadedBrand => {
  const directory = join(root, `${first.brand.id}-${name.replaceAll('/', '-')}`);
  cpSync(first.directory, directory, { recursive: true });
  writeFileSync(join(directory, 'assets', name), 'another');
  return { ...first, directory };
};
const { brand, tokens, settings } = first;
const [font] = Object.keys(first.assets.fonts);

test.each<[string, Partial<Parts>]>([
  [
    'a colour',
    { brand: { ...first, tokens: { ...tokens, colours: { ...tokens.colours, accent: '#123456' } } } },
  ],
  ['a text', { brand: { ...first, brand: { ...brand, name: 'Another' } } }],
  ['a font', { brand: withFile(`fonts/${font}`) }],
  ['a logo', { brand: withFile('logo.svg') }],
  [
    'a setting',
    {
      brand: {
        ...first,
        settings: Object.fromEntries(
          Object.entries(settings).map(([code, own]) => [
            code,
            { ...own, categories: own.categories.slice(1) },
          ]),
        ),
      },
    },
  ],
  ['code that it alone reaches', { code: renamed('own-1.js', 'own-2.js') }],
])('%s makes the package of its brand anew, and no other', (_, change) => {
  const after = keysOf(change);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test.each<[string, Partial<Parts>]>([
  ['code that all reach', { code: renamed('shared-1.js', 'shared-2.js') }],
  ['the code that renders', { around: { sources: 'others' } }],
  ['where pictures may come from', { cdns: ['https://cdn.example'] }],
])('%s makes every package anew', (_, change) => {
  const after = keysOf(change);
  expect(after.every((key, index) => key !== before[index])).toBe(true);
});
