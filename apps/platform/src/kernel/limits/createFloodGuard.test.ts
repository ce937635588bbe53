import { expect, test } from 'vitest';
import { createFloodGuard } from './createFloodGuard.ts';

test('an address that calls too often waits, and so does a network of IPv6 whichever address it takes', () => {
  const wait = createFloodGuard({ max: 3, seconds: 60 });
  for (const host of [1, 2, 3]) expect(wait(`2001:db8:1:2::${host}`)).toBe(0);
  expect(wait('2001:db8:1:2::4')).toBeGreaterThan(0);
  expect(wait('2001:db8:1:3::1')).toBe(0);
  for (let call = 0; call < 3; call += 1) expect(wait('203.0.113.7')).toBe(0);
  expect(wait('203.0.113.7')).toBeGreaterThan(0);
  expect(wait('203.0.113.8')).toBe(0);
});
