import { expect, test } from 'vitest';
import { brand } from '../testing/brand.ts';
import { renderOffline } from './renderOffline.tsx';

const parts = { brand, logo: '<svg data-logo="" />' };

test('the page without a network says so in its language, and can be tried again without any script', async () => {
  const { html, title } = await renderOffline({ ...parts, domains: ['lotus.example'], language: 'en' });
  expect(title).toBe('No connection · Lotus');
  expect(html).toContain('No connection to Lotus');
  expect(html).toContain('<svg data-logo="" />');
  expect(html).toMatch(/<a[^>]* href=""[^>]*>.*Try now/);
  const vietnamese = await renderOffline({ ...parts, domains: [], language: 'vi' });
  expect(vietnamese.title).not.toBe(title);
});

test('a merchant’s other addresses are offered, where it has any', async () => {
  const several = await renderOffline({ ...parts, domains: ['a.example', 'b.example'], language: 'en' });
  expect(several.html).toContain('The site may open at another of our addresses:');
  expect(several.html).toContain('data-domain="a.example"');
  expect(several.html).toContain('href="https://b.example/"');
  const one = await renderOffline({ ...parts, domains: ['a.example'], language: 'en' });
  expect(one.html).not.toContain('data-domain');
});
