import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { expect, test } from 'vitest';
import { webManifest } from './webManifest.ts';

const brands = await loadBrands(join(import.meta.dirname, '../../../../brands'));
const each = brands.flatMap((loaded) => loaded.brand.languages.map((language) => ({ loaded, language })));

test.each(each)('$loaded.brand.id can be installed in $language', ({ loaded, language }) => {
  const manifest = JSON.parse(webManifest(loaded, language, (file) => `/assets/${file}`));
  const isDefault = language === loaded.brand.defaultLanguage;
  expect(manifest).toMatchObject({
    id: '/',
    name: loaded.brand.name,
    lang: language,
    start_url: isDefault ? '/' : `/${language}/`,
    scope: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#|^oklch|^rgb/),
  });
  const icons = (manifest.icons as { sizes: string; purpose: string }[]).map(
    ({ sizes, purpose }) => `${sizes} ${purpose}`,
  );
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

test('a brand’s apps differ in name and colour', () => {
  const looks = brands.map((loaded) => {
    const { name, theme_color } = JSON.parse(webManifest(loaded, 'en', (file) => file));
    return `${name} ${theme_color}`;
  });
  expect(new Set(looks).size).toBe(brands.length);
});
