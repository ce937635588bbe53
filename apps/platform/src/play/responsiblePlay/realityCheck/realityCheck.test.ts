import { afterEach, expect, test } from 'vitest';
import { createVendor, newId } from '../../vendors/testing/createVendor.ts';
import { openGameFor } from '../testing/openGameFor.ts';
import { openTestPlayer } from '../testing/openTestPlayer.ts';

const { join, moveClock, resetClock, visit, platform } = openTestPlayer();
const minute = 60;

afterEach(resetClock);

type Visitor = Awaited<ReturnType<typeof join>>['visitor'];

const read = async (visitor: Visitor) => {
  const { value } = await visitor.call('getRealityCheck');
  if (!value) throw new Error('No reality check was answered.');
  return value;
};

test('it is due an interval after the login, and an interval after it was seen', async () => {
  const { visitor } = await join();
  await visitor.call('setRealityCheck', { body: { minutes: 15 } });
  expect((await read(visitor)).dueInSeconds).toBeGreaterThan(14 * minute);
  await moveClock(14 * minute);
  expect((await read(visitor)).dueInSeconds).toBeGreaterThan(0);
  await moveClock(minute);
  expect(await read(visitor)).toMatchObject({ dueInSeconds: 0, minutes: 15 });
  expect((await read(visitor)).elapsedSeconds).toBeGreaterThanOrEqual(15 * minute);
  const { value } = await visitor.call('confirmRealityCheck');
  expect(value?.dueInSeconds).toBeGreaterThan(14 * minute);
  expect((await read(visitor)).dueInSeconds).toBeGreaterThan(14 * minute);
});

test('to say that it was seen before it is due does not put it off', async () => {
  const { visitor } = await join();
  await visitor.call('setRealityCheck', { body: { minutes: 15 } });
  await moveClock(10 * minute);
  expect((await visitor.call('confirmRealityCheck')).value?.dueInSeconds).toBeLessThanOrEqual(5 * minute);
});

test('it tells what was won or lost since the login, and nothing else', async () => {
  const { visitor, account, username } = await join();
  const { call } = createVendor(platform().app);
  const player = await openGameFor(platform(), account, 500_000);
  const betTransactionId = newId();
  await call(player, 'bet', { transactionId: betTransactionId, amount: 200_000 });
  await call(player, 'win', { amount: 80_000, betTransactionId });
  expect((await read(visitor)).net).toBe(-120_000);
  await moveClock(minute);
  const later = visit();
  const body = { type: 'username', username, password: 'Lotus-2468' } as const;
  await later.call('login', { body });
  expect((await read(later)).net).toBe(0);
  expect((await read(visitor)).net).toBe(-120_000);
});

test('only an interval that is offered can be chosen', async () => {
  const { visitor } = await join();
  const { status, error } = await visitor.call('setRealityCheck', { body: { minutes: 600 } });
  expect([status, error?.details?.fields?.[0]?.field]).toEqual([400, 'minutes']);
  await visitor.call('setRealityCheck', { body: { minutes: 30 } });
  expect((await visitor.call('getResponsiblePlay')).value?.realityCheck).toEqual({
    minutes: 30,
    choices: [15, 30, 60],
  });
});
