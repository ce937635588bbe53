import { expect, test } from 'vitest';
import { filesOf, type Manifest, staticModules } from './Manifest.ts';

const manifest: Manifest = {
  'brand/a': { file: 'a.js', imports: ['shell'], dynamicImports: ['home.page'] },
  'brand/b': { file: 'b.js', imports: ['shell'], dynamicImports: ['home.page', 'games.page'] },
  shell: { file: 'shell.js', css: ['shell.css'], dynamicImports: ['src/locales/en.po', 'src/locales/vi.po'] },
  'home.page': { file: 'home.js', css: ['home.css'], imports: ['shell'] },
  'games.page': { file: 'games.js', assets: ['dice.svg'] },
  'src/locales/en.po': { file: 'en.js' },
  'src/locales/vi.po': { file: 'vi.js' },
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
  expect(staticModules(manifest, ['brand/a', 'home.page'])).toEqual(['brand/a', 'shell', 'home.page']);
});
