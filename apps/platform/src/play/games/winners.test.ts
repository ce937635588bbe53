import { eq, sql } from '#drizzle';
import { expect, test } from 'vitest';
import { accounts } from '../../identity/accounts/schema.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { createVendor, newId, type Player } from '../vendors/testing/createVendor.ts';
import { maskName } from './maskName.ts';

const { platform, visit, moveClock } = openTestSite();
const vendor = () => createVendor(platform().app);

const board = async (host?: string) =>
  (await visit(host === undefined ? {} : { host }).call('getWinnerBoard')).value?.list ?? [];
const hot = async () => (await visit().call('getHotGames')).value?.list.map(({ nodeId }) => nodeId) ?? [];

/** Plays a round of a player to its end. */
const playRound = async (player: Player, { stake = 1_000, win = 0, isOver = true } = {}) => {
  const { call } = vendor();
  const [roundId, transactionId] = [newId(), newId()];
  await call(player, 'bet', { transactionId, roundId, amount: stake });
  if (win > 0) await call(player, 'win', { roundId, amount: win, betTransactionId: transactionId });
  if (isOver) await call(player, 'endRound', { roundId });
};

test('nobody stands on the board before somebody has won; then the latest win stands first, masked', async () => {
  const player = await vendor().open({ gameId: 'dragon-well', real: 100_000 });
  expect(await board()).toEqual([]);
  await playRound(player);
  await playRound(player, { win: 900 });
  await playRound(player, { win: 5_000, isOver: false });
  expect(await board()).toEqual([]);
  await playRound(player, { win: 2_500 });
  await moveClock(60);
  await playRound(player, { win: 7_000 });
  const rows = await board();
  expect(rows).toMatchObject([
    { gameId: 'dragon-well', prize: 7_000, currency: 'VND' },
    { gameId: 'dragon-well', prize: 2_500 },
  ]);
  for (const row of rows) expect(row.player).toMatch(/^.{1,2}\*{4}.{1,2}$/);
  expect(await board('northbay.localhost')).toEqual([]);
});

test('demonstration money wins nothing that is shown', async () => {
  const before = await board();
  const player = await vendor().open({ gameId: 'dragon-well', type: 4 });
  await playRound(player, { win: 50_000 });
  expect(await board()).toEqual(before);
});

test('who does not want to be on the board is not, not even with wins of the past', async () => {
  const player = await vendor().open({ gameId: 'nine-koi', real: 100_000 });
  await playRound(player, { win: 12_345 });
  const isShown = async () => (await board()).some(({ prize }) => prize === 12_345);
  expect(await isShown()).toBe(true);
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(accounts).set({ hidesWins: true }).where(eq(accounts.id, player.player)),
  );
  expect(await isShown()).toBe(false);
});

test('the game that most members play is the hottest, however long one of them plays another', async () => {
  const [silk, kitchen] = ['silk-market', 'kitchen-god'];
  const alone = await vendor().open({ gameId: silk, real: 100_000 });
  for (let round = 0; round < 20; round += 1) await playRound(alone);
  for (let member = 0; member < 5; member += 1) {
    await playRound(await vendor().open({ gameId: kitchen, real: 10_000 }));
  }
  const games = await hot();
  expect(games[0]).toBe(kitchen);
  expect(games.indexOf(silk)).toBeGreaterThan(0);
  expect(games).toHaveLength(12);
});

test('a round that is paid late stands first, however many have been played since it began', async () => {
  const player = await vendor().open({ gameId: 'dragon-well', real: 100_000_000 });
  const [roundId, transactionId] = [newId(), newId()];
  await vendor().call(player, 'bet', { transactionId, roundId, amount: 1_000 });
  await platform().services.database.owner(async (tx) => {
    await tx.execute(sql`select set_config('app.merchant', 'SENVANG', true)`);
    await tx.execute(sql`insert into game_rounds (merchant_code, vassalage, round_id, account_id, node_id, mode,
        currency, stake, win, opened_at, closed_at)
      select 'SENVANG', 'LANTERN', 'later ' || n, gen_random_uuid(), 'dragon-well', 'real', 'VND', 1, 0, now(), now()
      from generate_series(1, 1200) n`);
  }, 15_000);
  await moveClock(3_600);
  await vendor().call(player, 'win', { roundId, amount: 88_888, betTransactionId: transactionId });
  await vendor().call(player, 'endRound', { roundId });
  expect((await board())[0]).toMatchObject({ prize: 88_888 });
});

test.each([
  ['marquee2026', 'ma****26'],
  ['minhan', 'm****n'],
  ['an', 'a****'],
  ['Đăng', 'Đ****g'],
])('%s is shown as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
