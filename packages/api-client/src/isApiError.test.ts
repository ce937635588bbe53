import { expect, expectTypeOf, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isApiError } from './isApiError.ts';

const limited: unknown = new ApiError(429, {
  code: 'RATE_LIMITED',
  message: 'Wait.',
  details: { retryAfter: 40 },
});

test('an error with one of the codes is told, with the details that the code always has', () => {
  expect(isApiError(limited, 'NOT_FOUND')).toBe(false);
  expect(isApiError(limited, 'NOT_FOUND', 'RATE_LIMITED')).toBe(true);
  if (!isApiError(limited, 'RATE_LIMITED')) throw new Error('It was not told.');
  expectTypeOf(limited.details.retryAfter).toEqualTypeOf<number>();
  expect(limited.details.retryAfter).toBe(40);
});

test('details that a code may do without may be missing', () => {
  const ended: unknown = new ApiError(401, { code: 'SESSION_ENDED_BY_LIMIT', message: 'Over.' });
  if (!isApiError(ended, 'SESSION_ENDED_BY_LIMIT')) throw new Error('It was not told.');
  // @ts-expect-error It may be missing.
  expect(() => ended.details.limit.kind).toThrow(TypeError);
  expect(ended.details.limit).toBeUndefined();
});

test('what is no error of a call is none with any code', () => {
  expect(isApiError(new TypeError('Broken'), 'INTERNAL')).toBe(false);
});

test('an error is not made without the details of its code, nor with those of another', () => {
  // @ts-expect-error RATE_LIMITED says when to try again.
  expect(new ApiError(429, { code: 'RATE_LIMITED', message: 'Wait.' }).details).toEqual({});
  // @ts-expect-error NOT_FOUND has no details.
  const other = new ApiError(404, { code: 'NOT_FOUND', message: 'None.', details: { retryAfter: 1 } });
  expect(other.code).toBe('NOT_FOUND');
});
