import { afterEach, expect, test } from 'vitest';
import { createVendor, newId, type Player } from '../vendors/testing/createVendor.ts';
import { exclude } from './exclude.ts';
import type { LimitKind, LimitPeriod } from './PlaySettings.ts';
import { periodAt } from './periodAt.ts';
import { setLimit } from './setLimit.ts';
import { openTestPlayer } from './testing/openTestPlayer.ts';

// On PostgreSQL what is sent at once really runs at once.
const { ask, merchant, platform, resetClock, moveClock, join } = openTestPlayer();
const vendor = () => createVendor(platform().app);
const now = () => platform().services.clock.now();

afterEach(resetClock);

const limit = ({ player }: Player, kind: LimitKind, amount: number, period: LimitPeriod = 'day') =>
  ask((tx) =>
    setLimit(tx, { merchant: merchant(), account: player, kind, period, wanted: () => amount, now: now() }),
  );
const stop = ({ player: account }: Player, kind: 'timeOut' | 'selfExclusion' = 'timeOut') =>
  ask((tx) =>
    exclude(tx, {
      merchant: merchant(),
      account,
      kind,
      now: now(),
      endsAt: new Date(now().getTime() + 86_400_000),
    }),
  );
const open = () => vendor().open({ real: 10_000_000 });
const bet = async (player: Player, amount: number, transactionId = newId()) => {
  const { error, value } = await vendor().call(player, 'bet', { transactionId, amount });
  return error?.code ?? (value ? 'taken' : 'nothing');
};
const tally = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length;

test('of bets sent at once no more are taken than the stake limit allows', async () => {
  const player = await open();
  await limit(player, 'stake', 100_000);
  const codes = await Promise.all(Array.from({ length: 40 }, () => bet(player, 10_000)));
  expect([tally(codes, 'taken'), tally(codes, 'LIMIT_REACHED')]).toEqual([10, 30]);
  expect((await vendor().call(player, 'balance')).value?.real).toBe(9_900_000);
});

test('of bets sent at once no more are taken than the loss limit allows, in every one of its periods', async () => {
  const player = await open();
  await limit(player, 'loss', 80_000);
  await limit(player, 'loss', 60_000, 'week');
  const codes = await Promise.all(Array.from({ length: 30 }, () => bet(player, 7_000)));
  expect([tally(codes, 'taken'), tally(codes, 'LIMIT_REACHED')]).toEqual([8, 22]);
});

test('what is won gives room again to lose, and none to stake', async () => {
  const player = await open();
  await limit(player, 'loss', 60_000);
  await limit(player, 'stake', 110_000);
  const betTransactionId = newId();
  expect(await bet(player, 60_000, betTransactionId)).toBe('taken');
  expect(await bet(player, 1)).toBe('LIMIT_REACHED');
  await vendor().call(player, 'win', { amount: 50_000, betTransactionId });
  expect(await bet(player, 50_001)).toBe('LIMIT_REACHED');
  expect(await bet(player, 50_000)).toBe('taken');
  await vendor().call(player, 'win', { amount: 500_000, betTransactionId });
  expect(await bet(player, 1)).toBe('LIMIT_REACHED');
});

test('a bet that is rolled back counts no more', async () => {
  const player = await open();
  await limit(player, 'stake', 50_000);
  const originalTransactionId = newId();
  expect(await bet(player, 50_000, originalTransactionId)).toBe('taken');
  expect(await bet(player, 10_000)).toBe('LIMIT_REACHED');
  expect((await vendor().call(player, 'rollback', { originalTransactionId })).status).toBe(200);
  expect(await bet(player, 50_000)).toBe('taken');
});

test('a bet that was taken is answered again as it was, whatever has been tightened since', async () => {
  const player = await open();
  await limit(player, 'stake', 100_000);
  const sent = { transactionId: newId(), amount: 90_000 };
  const first = await vendor().call(player, 'bet', sent);
  await limit(player, 'stake', 50_000);
  await stop(player);
  expect((await vendor().call(player, 'bet', sent)).text).toBe(first.text);
  expect(await bet(player, 1, sent.transactionId)).toBe('DUPLICATE_TRANSACTION');
});

test('a refused bet leaves its id free, and is taken when the day of the merchant begins anew', async () => {
  const midnight = periodAt(now(), 'day', merchant().brand.timeZone).to;
  await moveClock(Math.floor((midnight.getTime() - now().getTime()) / 1000) - 120);
  const player = await open();
  await limit(player, 'stake', 50_000);
  await bet(player, 50_000);
  const transactionId = newId();
  expect(await bet(player, 50_000, transactionId)).toBe('LIMIT_REACHED');
  await moveClock(121);
  expect(await bet(player, 50_000, transactionId)).toBe('taken');
  expect(await bet(player, 1)).toBe('LIMIT_REACHED');
});

test('a time-out stops bets at once; what had begun comes to its end', async () => {
  const player = await open();
  const betTransactionId = newId();
  await bet(player, 5_000, betTransactionId);
  await stop(player);
  expect(await bet(player, 1)).toBe('PLAYER_BLOCKED');
  expect((await vendor().call(player, 'win', { amount: 9_000, betTransactionId })).value?.real).toBe(
    10_004_000,
  );
  expect((await vendor().call(player, 'endRound')).status).toBe(200);
});

test('of bets that are sent while a member excludes himself, none is taken after the answer', async () => {
  const player = await open();
  const before = Array.from({ length: 10 }, () => bet(player, 1_000));
  await stop(player, 'selfExclusion');
  const after = await Promise.all(Array.from({ length: 10 }, () => bet(player, 1_000)));
  await Promise.all(before);
  expect(tally(after, 'PLAYER_BLOCKED')).toBe(10);
});

test('a game does not open for who is excluded, and the page can say until when', async () => {
  const { visitor } = await join();
  const { value } = await visitor.call('startTimeOut', { body: { hours: 24 } });
  const { error, status } = await visitor.call('launchGame', { body: { gameId: 'dragon-well' } });
  expect([status, error?.code]).toEqual([403, 'TIME_OUT_ACTIVE']);
  expect(error?.details?.exclusion).toEqual(value?.exclusion);
});
