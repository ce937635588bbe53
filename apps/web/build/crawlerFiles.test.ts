import { join } from 'node:path';
import { loadBrand } from '@marquee/brand/load';
import { expect, test } from 'vitest';
import { robots, sitemap } from './crawlerFiles.ts';

const { brand } = await loadBrand(join(import.meta.dirname, '../../../brands/sen-vang'));
const page = (path: string, isListed: boolean) => ({ path, modules: [], isListed });

test('crawlers find every page that may be known, in each language, and no other', () => {
  const text = sitemap(brand, 'vip.example', [
    page('/', true),
    page('/help', true),
    page('/game/:gameId', false),
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

test.each(['news', 'games'] as const)('%s are listed by the platform, where the brand has them', (id) => {
  const text = robots({ features: ['home', id] }, 'vip.example');
  expect(text).toContain(`Sitemap: https://vip.example/wps/${id}/sitemap.xml`);
  expect(text).toContain(`Allow: /wps/${id}/`);
  expect(robots({ features: ['home'] }, 'vip.example')).not.toContain(id);
});
