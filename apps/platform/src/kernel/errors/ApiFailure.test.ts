import { expect, test } from 'vitest';
import { ApiFailure } from './ApiFailure.ts';

test('a failure carries the details of its code, and none where the code can do without', () => {
  expect(new ApiFailure('RATE_LIMITED', { retryAfter: 3 }).details).toEqual({ retryAfter: 3 });
  expect(new ApiFailure('MOBILE_INVALID').details).toBeUndefined();
  expect(new ApiFailure('NOT_FOUND').details).toBeUndefined();
});

test('the compiler refuses details that are missing, another code’s, or those of one code of several', () => {
  const made = [
    // @ts-expect-error BUSY says when to try again.
    new ApiFailure('BUSY'),
    // @ts-expect-error BUSY says nothing of fields.
    new ApiFailure('BUSY', { fields: [] }),
    // @ts-expect-error NOT_FOUND has no details.
    new ApiFailure('NOT_FOUND', { retryAfter: 1 }),
    // @ts-expect-error INTERNAL has none.
    ((code: 'BUSY' | 'INTERNAL') => new ApiFailure(code, { retryAfter: 1 }))('BUSY'),
    ((code: 'BUSY' | 'MAINTENANCE') => new ApiFailure(code, { retryAfter: 1 }))('BUSY'),
  ];
  expect(made.map(({ code }) => code)).toEqual(['BUSY', 'BUSY', 'NOT_FOUND', 'BUSY', 'BUSY']);
});
