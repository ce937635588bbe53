import { expect, test } from 'vitest';
import { systemOfBrowser } from './systems.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', 5, 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1', 5, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, undefined],
])('%s with %i fingers is %s', (userAgent, maxTouchPoints, system) => {
  expect(systemOfBrowser({ userAgent, maxTouchPoints })).toBe(system);
});
