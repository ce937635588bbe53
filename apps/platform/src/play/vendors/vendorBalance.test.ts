import { expect, test } from 'vitest';
import { postTransfer } from '../../money/ledger/postTransfer.ts';
import { setWalletMode } from '../../money/wallet/testing/setWalletMode.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { createVendor, type Player } from './testing/createVendor.ts';

const { platform, moveClock, resetClock } = openTestSite();

const fundAt = ({ player, currency, vendor }: Player, amount: number) =>
  platform().services.database.tenant('SENVANG', (tx) =>
    postTransfer(tx, {
      idempotencyKey: `fund:${crypto.randomUUID()}`,
      kind: 'test',
      at: new Date(),
      lines: [
        { kind: 'house', book: 'cash', currency: currency as 'VND', amount: -amount },
        { kind: 'real', owner: player, book: vendor, currency: currency as 'VND', amount },
      ],
    }),
  );

test('balances that are asked for at once are each player’s own, and a refusal is nobody else’s', async () => {
  const { open, call } = createVendor(platform().app);
  const players: Player[] = [];
  for (let index = 0; index < 30; index += 1)
    players.push(
      await open({ real: index * 10, bonus: index, vendor: index % 2 === 0 ? 'LANTERN' : 'BANYAN' }),
    );
  const stranger = await createVendor(platform().app, 'northbay.localhost').open({ real: 7 });
  const asked = await Promise.all(
    players.map((player, index) =>
      Promise.all([
        call(player, 'balance'),
        call(
          player,
          'balance',
          index % 3 === 0 ? { token: player.expiredToken } : { player: stranger.player },
        ),
        call(player, 'balance', { token: players[(index + 1) % 30]?.token }),
      ]),
    ),
  );
  for (const [index, [right, refused, foreign]] of asked.entries()) {
    expect(right.value).toMatchObject({ real: index * 10, bonus: index, balance: index * 11 });
    expect(refused.error?.code).toBe(index % 3 === 0 ? 'TOKEN_EXPIRED' : 'PLAYER_UNKNOWN');
    expect(foreign.error?.code).toBe('TOKEN_INVALID');
  }
  expect(
    (await createVendor(platform().app, 'northbay.localhost').call(stranger, 'balance')).value,
  ).toMatchObject({ real: 7, bonus: 0 });
});

test('what a bet has left is what is told next, also while others ask', async () => {
  const { open, call } = createVendor(platform().app);
  const player = await open({ real: 100 });
  for (let left = 90; left >= 0; left -= 10) {
    const [, bet] = await Promise.all([call(player, 'balance'), call(player, 'bet', { amount: 10 })]);
    const told = await Promise.all([call(player, 'balance'), call(player, 'balance')]);
    expect(bet.value?.balance).toBe(left);
    expect(told.map(({ value }) => value?.balance)).toEqual([left, left]);
  }
});

test('where each vendor has its own wallet, a vendor is told and takes what lies there, and bonus money', async () => {
  const { open, call } = createVendor(platform().app);
  const player = await open({ real: 500, bonus: 20, vendor: 'LANTERN' });
  const elsewhere = await open({ real: 500, vendor: 'BANYAN' });
  const free = await open({ real: 30, type: 4, vendor: 'LANTERN' });
  await setWalletMode(platform(), false);
  expect((await call(player, 'balance')).value).toMatchObject({ real: 0, bonus: 20 });
  await fundAt(player, 60);
  expect((await call(player, 'balance')).value).toMatchObject({ real: 60, bonus: 20, balance: 80 });
  expect((await call(elsewhere, 'balance')).value).toMatchObject({ real: 0, bonus: 0 });
  expect((await call(free, 'balance')).value).toMatchObject({ real: 30 });
  expect((await call(player, 'bet', { amount: 70 })).value).toMatchObject({ real: 0, bonus: 10 });
  expect((await call(player, 'balance')).value).toMatchObject({ real: 0, bonus: 10 });
  await setWalletMode(platform(), true);
  expect((await call(player, 'balance')).value).toMatchObject({ real: 500, bonus: 10 });
});

test('a token that expires between two calls is refused at the second', async () => {
  const { open, call } = createVendor(platform().app);
  const player = await open({ real: 5 });
  expect((await call(player, 'balance')).value?.real).toBe(5);
  await moveClock(13 * 3600);
  expect((await call(player, 'balance')).error?.code).toBe('TOKEN_EXPIRED');
  await resetClock();
});
