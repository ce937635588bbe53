import { expect, test } from 'vitest';
import { codingOf } from './codingOf.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, GZIP', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('%o is answered with %o', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});
