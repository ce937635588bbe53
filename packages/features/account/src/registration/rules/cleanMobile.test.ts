import { expect, test } from 'vitest';
import { cleanMobile } from './cleanMobile.ts';

test.each([
  ['0912 345 678', '0912345678'],
  ['(091) 234-56.78', '0912345678'],
  ['+84 912345678', '912345678'],
  ['0084912345678', '912345678'],
  ['+66 912345678', '+66912345678'],
  ['０９１２', '0912'],
  ['', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(cleanMobile(typed, '84')).toBe(sent);
});
