import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test/createTestPlatform.ts';
import { createLimiter } from './createLimiter.ts';
import type { Limiter } from './Limiter.ts';
import { limits } from './limits.ts';

let platform: TestPlatform;
let limiter: Limiter;
let at = 0;
let count = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
  limiter = createLimiter(platform.services.database, { now: () => new Date(at) }, new Uint8Array(32));
});
afterAll(() => platform.close());

const start = Date.UTC(2030, 0, 1);
let key = '';
beforeEach(() => {
  at = start;
  count += 1;
  key = `key ${count}`;
});

const hit = (moment: number) => {
  at = moment;
  return limiter.consume('loginLock', key);
};

test('hits count though they come in another order than they were made in', async () => {
  const hits = [];
  for (const late of [5, 0, 9, 3, 1_000, 2, 59_000, 1]) hits.push((await hit(start + late)).count);
  expect(hits).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await limiter.peek('loginLock', key)).count).toBe(8);
});

test('hits that are made at once all count', async () => {
  const hits = await Promise.all(Array.from({ length: 40 }, (_, index) => hit(start - (index % 7))));
  expect(Math.max(...hits.map((state) => state.count))).toBe(40);
  expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(limits.loginLock.max);
});

test('a window that is over begins anew', async () => {
  await hit(start);
  expect((await hit(start + limits.loginLock.seconds * 1000)).count).toBe(1);
});

test('a clock that is moved back waits for no window of the future', async () => {
  await hit(start + 86_400_000);
  at = start;
  expect((await limiter.peek('loginLock', key)).count).toBe(0);
  expect((await hit(start)).count).toBe(1);
});
