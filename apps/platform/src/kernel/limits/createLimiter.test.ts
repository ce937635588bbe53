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
  return limiter.consume('loginDevice', key);
};

test('hits count though they come in another order than they were made in', async () => {
  const hits = [];
  for (const late of [5, 0, 9, 3, 1_000, 2, 59_000, 1]) hits.push((await hit(start + late)).count);
  expect(hits).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await limiter.peek('loginDevice', key)).count).toBe(8);
});

test('hits that are made at once all count', async () => {
  const hits = await Promise.all(Array.from({ length: 40 }, (_, index) => hit(start - (index % 7))));
  expect(Math.max(...hits.map((state) => state.count))).toBe(40);
  expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(limits.loginDevice.max);
});

test('a window that is over begins anew', async () => {
  await hit(start);
  expect((await hit(start + limits.loginDevice.seconds * 1000)).count).toBe(1);
});

test('a clock that is moved back waits for no window of the future', async () => {
  await hit(start + 86_400_000);
  at = start;
  expect((await limiter.peek('loginDevice', key)).count).toBe(0);
  expect((await hit(start)).count).toBe(1);
});

const from = (address: string) => limiter.consume('loginDevice', key, address);

test('who has a network of IPv6 is counted once, whichever of its addresses calls', async () => {
  const { max } = limits.loginDevice;
  for (let host = 1; host <= max; host += 1)
    expect((await from(`2001:db8:1:2::${host.toString(16)}`)).isAllowed).toBe(true);
  expect((await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).isAllowed).toBe(false);
  expect((await limiter.peek('loginDevice', key, '2001:DB8:1:2::99')).isAllowed).toBe(false);
  expect((await from('2001:db8:1:3::1')).isAllowed).toBe(true);
  await limiter.clear('loginDevice', key, '2001:db8:1:2::7');
  expect((await from('2001:db8:1:2::1')).count).toBe(1);
});

test('who has many networks of IPv6 comes to an end too, and a neighbour with networks of their own does not', async () => {
  const { max } = limits.loginDevice;
  let allowed = 0;
  for (let network = 0; network < 40; network += 1)
    for (let host = 1; host <= max; host += 1)
      if ((await from(`2001:db8:2:${network.toString(16)}::${host.toString(16)}`)).isAllowed) allowed += 1;
  expect(allowed).toBe(16 * max);
  expect((await from('2001:db8:3:1::1')).isAllowed).toBe(true);
});

test('an address of IPv4 stands for itself', async () => {
  expect((await from('203.0.113.7')).count).toBe(1);
  expect((await from('203.0.113.8')).count).toBe(1);
});
