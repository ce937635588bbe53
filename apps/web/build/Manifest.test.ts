import { expect, test } from 'vitest';
import { type Chunk, filesOf, type Manifest, staticFiles } from './Manifest.ts';

const chunk = (module: string, more: Partial<Chunk> = {}): Chunk => ({
  modules: [module],
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  ...more,
});

const manifest: Manifest = {
  'a.js': chunk('brand/a', { imports: ['shell.js'], dynamicImports: ['home.js'] }),
  'b.js': chunk('brand/b', { imports: ['shell.js'], dynamicImports: ['home.js', 'games.js'] }),
  'shell.js': chunk('shell', { css: ['shell.css'], dynamicImports: ['en.js', 'vi.js'] }),
  'home.js': chunk('Home.page.tsx', { css: ['home.css'], imports: ['shell.js'] }),
  'games.js': chunk('Games.page.tsx', { assets: ['dice.svg'] }),
  'en.js': chunk('src/locales/en.po', { modules: ['src/locales/en.po', 'core/src/locales/en.po'] }),
  'vi.js': chunk('src/locales/vi.po'),
};

test('a brand’s folder holds what its entry reaches, in the languages that it offers', () => {
  expect([...filesOf(manifest, 'brand/a', ['en'])].sort()).toEqual([
    'a.js',
    'en.js',
    'home.css',
    'home.js',
    'shell.css',
    'shell.js',
  ]);
});

test('what another brand alone reaches is left out', () => {
  expect(filesOf(manifest, 'brand/a', ['en', 'vi']).has('games.js')).toBe(false);
  expect(filesOf(manifest, 'brand/b', ['en', 'vi']).has('games.js')).toBe(true);
});

test('a page needs at once only what is imported statically', () => {
  expect(staticFiles(manifest, ['brand/a', 'Home.page.tsx'])).toEqual(['a.js', 'shell.js', 'home.js']);
});
