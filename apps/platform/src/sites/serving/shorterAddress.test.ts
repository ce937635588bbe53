import { expect, test } from 'vitest';
import { shorterAddress } from './shorterAddress.ts';

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/help?topic=terms', '/help?topic=terms'],
  ['/en?modal=login', '/?modal=login'],
  ['/en//evil.example', '/evil.example'],
  ['/en/\\evil.example', '/evil.example'],
  ['/vi/help', null],
  ['/english', null],
  ['/', null],
])('%s where English stands at the root: %s', (url, expected) => {
  expect(shorterAddress({ defaultLanguage: 'en' }, url)).toBe(expected);
});
