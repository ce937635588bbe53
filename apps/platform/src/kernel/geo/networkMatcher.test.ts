import { expect, test } from 'vitest';
import { networkMatcher } from './networkMatcher.ts';

const isBlocked = networkMatcher(['203.0.113.7', '198.51.100.0/24', '2001:db8::/48', '2001:db8:9::1']);

test.each([
  '203.0.113.7',
  '198.51.100.0',
  '198.51.100.255',
  '2001:db8:0:ffff::1',
  '2001:DB8:0::',
  '2001:db8:9:0::1',
  // As a proxy of both families tells an address of the old one.
  '::ffff:203.0.113.7',
])('%s is blocked', (address) => {
  expect(isBlocked(address)).toBe(true);
});

test.each(['203.0.113.8', '198.51.101.0', '2001:db8:1::1', '2001:db8:9::2', '::1', 'unknown', ''])(
  '%s is not',
  (address) => {
    expect(isBlocked(address)).toBe(false);
  },
);

test('nothing is blocked by an empty list', () => {
  expect(networkMatcher([])('203.0.113.7')).toBe(false);
});
