import { expect, test } from 'vitest';
import { maskNetwork } from './maskNetwork.ts';
import { networkOf } from './networkOf.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.•••.•••'],
  ['2001:db8:12:34:a:b:c:d', '2001:db8:12:34::/64', '2001:db8:•••'],
  ['2001:DB8:0012:34::1', '2001:db8:12:34::/64', '2001:db8:•••'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:•••'],
  ['::1', '0:0:0:0::/64', '0:0:•••'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:•••'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:•••'],
])('%s counts as %s and shows as %s', (address, network, shown) => {
  expect(networkOf(address)).toBe(network);
  expect(maskNetwork(network)).toBe(shown);
});
