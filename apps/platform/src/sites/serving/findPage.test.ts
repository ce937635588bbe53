import { parseBrand } from '@marquee/brand/load';
import { brand as input } from '@marquee/brands/sen-vang';
import { expect, test } from 'vitest';
import { findPage } from './findPage.ts';
import { matchRoutes } from '@marquee/deployment';
import type { SiteFile } from './SiteFile.ts';

const brand = parseBrand(input, 'brand.ts');
const names = [
  'index.html',
  'app.html',
  'register/index.html',
  'en/index.html',
  'en/app.html',
  'en/register/index.html',
  'merchants/SENVIP/index.html',
  'merchants/SENVIP/app.html',
  'merchants/SENVIP/en/index.html',
  'merchants/SENVIP/en/app.html',
  'assets/app-1a2b3c4d.js',
  'robots.txt',
  'sitemap.xml',
  'merchants/SENVIP/robots.txt',
  'merchants/SENVIP/sitemap.xml',
  'sw.js',
];
const file = (path: string): SiteFile => ({
  path,
  type: '',
  etag: '',
  hasBrotli: false,
  hasGzip: false,
  isImmutable: false,
  isPlain: false,
  policy: null,
});
const folder = {
  files: new Map(names.map((name) => [name, file(name)])),
  isRoute: matchRoutes(['/', '/index', '/register', '/games/:id']),
};
const find = (path: string, isPrimary = true) => {
  const found = findPage(folder, { brand, code: isPrimary ? 'SENVANG' : 'SENVIP', isPrimary }, path);
  return found && `${found.status} ${found.file.path}`;
};

test.each([
  ['/', '200 index.html'],
  ['/index.html', '200 index.html'],
  ['/index', '200 app.html'],
  ['/register', '200 register/index.html'],
  ['/register/', '200 register/index.html'],
  ['/en', '200 en/index.html'],
  ['/en/', '200 en/index.html'],
  ['/en/register', '200 en/register/index.html'],
  ['/games/x', '200 app.html'],
  ['/en/games/x', '200 en/app.html'],
  ['/nothing', '404 app.html'],
  ['/en/nothing', '404 en/app.html'],
  ['/vi/register', '404 app.html'],
  ['/assets/app-1a2b3c4d.js', '200 assets/app-1a2b3c4d.js'],
  ['/robots.txt', '200 robots.txt'],
])('%s shows %s', (path, shown) => {
  expect(find(path)).toBe(shown);
});

test('an alternate merchant has pages and files for crawlers of its own, and shares the rest', () => {
  expect(find('/', false)).toBe('200 merchants/SENVIP/index.html');
  expect(find('/en/nothing', false)).toBe('404 merchants/SENVIP/en/app.html');
  expect(find('/robots.txt', false)).toBe('200 merchants/SENVIP/robots.txt');
  expect(find('/sitemap.xml', false)).toBe('200 merchants/SENVIP/sitemap.xml');
  expect(find('/sw.js', false)).toBe('200 sw.js');
});

test.each(['/assets/old-1a2b3c4d.js', '/favicon.ico', '/routes.json', '/a/../../etc/passwd.txt'])(
  '%s, a file that is not there, is answered with no page',
  (path) => {
    expect(find(path)).toBeNull();
  },
);

test('the folders behind the addresses cannot be asked for', () => {
  expect(find('/merchants/SENVIP/index.html')).toBe('404 app.html');
  expect(find('/app.html')).toBe('404 app.html');
});
