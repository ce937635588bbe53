import { expect, test } from 'vitest';
import { createArcade } from '../createArcade.ts';
import { openStore } from '../store/openStore.ts';
import { createRecallLinks } from './createRecallLinks.ts';

const queryOf = (address: string) => new URL(address, 'http://arcade').searchParams;

test('a link names its round for a day, after a restart too', () => {
  const store = openStore(':memory:');
  let now = 1_000_000;
  const link = createRecallLinks(store, () => now).linkTo('a-round');
  const links = createRecallLinks(store, () => now);
  expect(links.read(queryOf(link))).toBe('a-round');
  now += 24 * 60 * 60_000;
  expect(links.read(queryOf(link))).toBeUndefined();
  store.close();
});

test('a link whose round, time or signature was changed names nothing, nor does another arcade’s', () => {
  const store = openStore(':memory:');
  const links = createRecallLinks(store);
  const link = links.linkTo('a-round');
  for (const [name, value] of [
    ['round', 'another-round'],
    ['until', '99999999999999'],
    ['signature', ''],
    ['signature', 'x'.repeat(43)],
  ] as const) {
    const query = queryOf(link);
    query.set(name, value);
    expect(links.read(query)).toBeUndefined();
  }
  const other = openStore(':memory:');
  expect(createRecallLinks(other).read(queryOf(link))).toBeUndefined();
  store.close();
  other.close();
});

test('who comes with no good link is told so, and sees no round', async () => {
  const arcade = createArcade({ path: ':memory:', partners: () => ({}), log: () => undefined });
  const answer = await arcade.inject('/recall?round=a-round&until=99999999999999&signature=x&language=vi');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Liên kết này không còn hiệu lực');
  await arcade.close();
});
