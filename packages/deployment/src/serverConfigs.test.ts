import { expect, test } from 'vitest';
import { caddyConfig } from './caddyConfig.ts';
import { nginxConfig } from './nginxConfig.ts';
import type { ServedSite } from './ServedSite.ts';

const lotus: ServedSite = {
  folder: 'lotus',
  pages: '',
  domains: ['lotus.example', 'www.lotus.example'],
  prefixes: ['en'],
  routes: ['/', '/help', '/game/:id'],
  policy: "default-src 'none'; script-src 'sha256-abc='",
};
const vip: ServedSite = { ...lotus, pages: 'merchants/VIP', domains: ['vip.example'] };
const deployment = { sites: [lotus, vip], root: '/srv/sites', platform: '10.0.0.1:4000' };

/** The part of a configuration that serves a domain. */
const partOf = (text: string, domain: string) => {
  const start = text.indexOf(domain);
  const next = text.indexOf('vip.example', start + domain.length);
  return text.slice(start, domain === 'vip.example' || next < 0 ? undefined : next);
};

test.each([
  ['nginx', nginxConfig(deployment)],
  ['Caddy', caddyConfig(deployment)],
])('%s serves each merchant its own pages, below its folder, and hands calls to the platform', (_, text) => {
  const own = partOf(text, 'lotus.example');
  const alternate = partOf(text, 'vip.example');
  expect(own).toContain('www.lotus.example');
  expect(own).toContain('/srv/sites/lotus');
  expect(own).toContain('10.0.0.1:4000');
  expect(own).not.toContain('merchants/VIP');
  expect(own).toContain('/en/app.html');
  expect(alternate).toContain('/merchants/VIP/en/app.html');
  expect(alternate).toContain('/merchants/VIP/app.html');
  expect(own).toContain('/game/[^/]+');
  expect(own).toContain("script-src 'sha256-abc='");
});

test.each([
  ['nginx', nginxConfig(deployment)],
  ['Caddy', caddyConfig(deployment)],
])('%s sends the security headers and keeps only what is named by its hash', (_, text) => {
  expect(text).toMatch(/X-Frame-Options "DENY"/);
  expect(text).toMatch(/Strict-Transport-Security "max-age=\d+/);
  expect(text.match(/immutable/g)).toHaveLength(2);
  expect(text).toMatch(/Cache-Control "no-cache"/);
});
