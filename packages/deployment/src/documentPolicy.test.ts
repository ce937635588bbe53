import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPolicy } from './documentPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('inline scripts and style sheets run by their hash, and nothing else that is inline', () => {
  const policy = documentPolicy(
    [
      '<style data-x>a{b:c}</style><script data-entry="/a.js">go()</script><script type="module">m()</script>' +
        '<script src="/b.js"></script><script type="application/ld+json">{"a":1}</script>',
    ],
    [''],
  );
  expect(directive(policy, 'script-src')).toBe(`'self' ${hash('go()')} ${hash('m()')}`);
  expect(directive(policy, 'style-src')).toBe(`'self' ${hash('a{b:c}')}`);
  expect(policy).not.toContain("script-src 'unsafe-inline'");
});

test('pictures may come from the image CDNs too', () => {
  expect(directive(documentPolicy([], ['', 'https://a.example/x']), 'img-src')).toBe(
    "'self' data: https://a.example",
  );
});

test('documents with one policy between them may each run their own', () => {
  const policy = documentPolicy(['<script>a()</script>', '<script>b()</script><script>a()</script>'], ['']);
  expect(directive(policy, 'script-src')).toBe(`'self' ${hash('a()')} ${hash('b()')}`);
});

test('GeeTest is let in for a brand that has it, and for no other', () => {
  const policy = documentPolicy([], [''], [], { hasGeetest: true });
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src'])
    expect(directive(policy, name)).toMatch(/^'self'.* https:\/\/\*\.geetest\.com/);
  expect(documentPolicy([], [''])).not.toContain('geetest');
});

test('Google Analytics is let in for a brand that has it, its script from one place alone', () => {
  const policy = documentPolicy([], [''], [], { hasAnalytics: true });
  expect(directive(policy, 'script-src')).toBe("'self' https://*.googletagmanager.com");
  expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'style-src')).toBe("'self'");
  expect(documentPolicy([], [''])).not.toContain('google');
});

test('games are framed from their vendors’ origins alone, and nothing is where there are none', () => {
  const policy = documentPolicy([], [''], ['https://games.example/play?x=1', 'https://games.example']);
  expect(directive(policy, 'frame-src')).toBe('https://games.example');
  expect(directive(documentPolicy([], ['']), 'frame-src')).toBe("'none'");
});

test('a page may ask the brand’s other domains how they do, and nobody else', () => {
  const policy = documentPolicy([], [''], [], { domains: ['b.example', 'a.example'] });
  expect(directive(policy, 'connect-src')).toBe("'self' a.example:* b.example:*");
  expect(directive(documentPolicy([], ['']), 'connect-src')).toBe("'self'");
});
