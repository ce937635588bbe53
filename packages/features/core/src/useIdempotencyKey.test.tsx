import { ApiError } from '@marquee/api-client';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

const lost = new ApiError(0, { code: 'NETWORK', message: '' });
const broken = new ApiError(500, { code: 'INTERNAL', message: 'Broken.' });
const tooMany = new ApiError(429, { code: 'RATE_LIMITED', message: 'Wait.', details: { retryAfter: 1 } });
const short = new ApiError(409, { code: 'INSUFFICIENT_FUNDS', message: 'Not enough.' });

/** The keys with which contents are sent one after the other, and what became of each. */
const keysOf = async (...tries: [content: object, outcome: Error | undefined][]) => {
  const { result } = renderHook(useIdempotencyKey);
  const keys: string[] = [];
  for (const [content, outcome] of tries) {
    const sent = result.current(content, (key) => {
      keys.push(key);
      return outcome ? Promise.reject(outcome) : Promise.resolve('done');
    });
    expect(await sent.catch((error: unknown) => error)).toBe(outcome ?? 'done');
  }
  return keys;
};

const [ten, eleven] = [{ amount: 10 }, { amount: 11 }];

afterEach(cleanup);

test.each([lost, broken])('what may have been done goes again with its key: %s', async (failure) => {
  const [first, second] = await keysOf([ten, failure], [ten, undefined]);
  expect(second).toBe(first);
});

test('a refusal of a further try says nothing about the first one', async () => {
  expect(new Set(await keysOf([ten, lost], [ten, tooMany], [ten, undefined])).size).toBe(1);
});

test.each([
  ['after it was done', undefined],
  ['after it was refused', short],
])('the same again %s is another request', async (_when, outcome) => {
  expect(new Set(await keysOf([ten, outcome], [ten, undefined])).size).toBe(2);
});

test('another content has a key of its own', async () => {
  expect(new Set(await keysOf([ten, lost], [eleven, lost], [ten, undefined])).size).toBe(3);
});
