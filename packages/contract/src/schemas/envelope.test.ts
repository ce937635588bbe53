import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { Failure } from './envelope.ts';

const isTaken = (error: object) =>
  Value.Check(Failure, { success: false, error: { message: 'No.', ...error } });

test.each([
  ['a code without details', { code: 'NOT_FOUND' }],
  ['a code with its own', { code: 'RATE_LIMITED', details: { retryAfter: 3 } }],
  [
    'a code that may do without, with them',
    {
      code: 'MOBILE_INVALID',
      details: { fields: [{ field: 'mobileNum', rule: 'pattern', message: 'No.' }] },
    },
  ],
  ['a code that may do without, without them', { code: 'MOBILE_INVALID' }],
])('an error with %s is the contract’s', (_what, error) => {
  expect(isTaken(error)).toBe(true);
});

test.each([
  ['a code that does not exist', { code: 'NOWHERE' }],
  ['a code without the details that it demands', { code: 'RATE_LIMITED' }],
  ['a code with the details of another', { code: 'RATE_LIMITED', details: { captcha: true } }],
  ['details where a code has none', { code: 'NOT_FOUND', details: { retryAfter: 3 } }],
  ['details beside the own ones', { code: 'BUSY', details: { retryAfter: 3, captcha: true } }],
  ['details outside of details', { code: 'BUSY', details: { retryAfter: 3 }, retryAfter: 3 }],
])('an error with %s is not', (_what, error) => {
  expect(isTaken(error)).toBe(false);
});
