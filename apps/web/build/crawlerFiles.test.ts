import { join } from 'node:path';
import { loadBrand } from '@marquee/brand/load';
import { expect, test } from 'vitest';
import { robots, sitemap } from './crawlerFiles.ts';

const { brand } = await loadBrand(join(import.meta.dirname, '../../../brands/sen-vang'));
const page = (path: string, isIndexed: boolean) => ({ path, file: '', modules: [], isIndexed });

test('crawlers find every page that may be known, in each language, and no other', () => {
  const text = sitemap(brand, 'vip.example', [
    page('/', true),
    page('/help', true),
    page('/app.html', false),
  ]);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://vip.example/',
    'https://vip.example/en/',
    'https://vip.example/help',
    'https://vip.example/en/help',
  ]);
  expect(text).toContain('hreflang="en" href="https://vip.example/en/help"');
  expect(robots(brand, 'vip.example')).toContain('Sitemap: https://vip.example/sitemap.xml');
});

test('articles are listed by the platform, where the brand has them', () => {
  const listed = 'Sitemap: https://vip.example/wps/news/sitemap.xml';
  expect(robots({ features: ['home', 'news'] }, 'vip.example')).toContain(listed);
  expect(robots({ features: ['home', 'news'] }, 'vip.example')).toContain('Allow: /wps/news/');
  expect(robots({ features: ['home'] }, 'vip.example')).not.toContain('news');
});
