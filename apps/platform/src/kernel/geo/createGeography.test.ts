import { expect, test } from 'vitest';
import { createGeography } from './createGeography.ts';

const sandbox = await createGeography(null, true);
const real = await createGeography(null, false);

test.each([
  ['203.0.113.7', 'VN'],
  ['198.51.100.200', 'US'],
  ['192.0.2.1', 'FR'],
  ['2001:DB8:84::1', 'VN'],
])('in the sandbox %s is in %s', (address, country) => {
  expect(sandbox.countryOf(address, 'MT')).toBe(country);
});

test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9'])(
  '%s is at home in the sandbox, nowhere elsewhere',
  (address) => {
    expect(sandbox.countryOf(address, 'MT')).toBe('MT');
    expect(real.countryOf(address, 'MT')).toBeNull();
  },
);

test('an address that nobody knows has no country', () => {
  expect(sandbox.countryOf('8.8.8.8', 'VN')).toBeNull();
  expect(sandbox.countryOf('not an address', 'VN')).toBeNull();
});
