import { expect, test } from 'vitest';
import { caddyConfig } from './caddy/caddyConfig.ts';
import { nginxConfig } from './nginx/nginxConfig.ts';
import { readDeployment } from './readDeployment.ts';
import type { ServedSite } from './ServedSite.ts';

/** Brands of two merchants each, in one of three sets of languages and of two sets of routes. */
const sitesOf = (brands: number): ServedSite[] =>
  Array.from({ length: brands }, (_, index) => {
    const site = {
      folder: `brand-${index}`,
      pages: '',
      domains: [`brand-${index}.example`],
      prefixes: [['en'], ['en', 'th'], []][index % 3]!,
      routes: [
        ['/', '/help'],
        ['/', '/game/:id'],
      ][index % 2]!,
      policy: `default-src 'none'; script-src 'sha256-${index}='`,
    };
    return [site, { ...site, pages: 'merchants/VIP', domains: [`vip-${index}.example`] }];
  }).flat();

const linesOf = (write: typeof nginxConfig, brands: number) =>
  write({ ...readDeployment({}), sites: sitesOf(brands) }).split('\n').length;

test.each([
  ['nginx', nginxConfig],
  ['Caddy', caddyConfig],
])('the configuration of %s grows by a handful of lines a brand, whatever a site needs', (_, write) => {
  const [few, many] = [linesOf(write, 10), linesOf(write, 110)];
  expect(few).toBeLessThan(350);
  expect((many - few) / 100).toBeLessThanOrEqual(7);
});
