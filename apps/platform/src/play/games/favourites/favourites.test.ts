import { beforeAll, expect, test } from 'vitest';
import { openTestSite } from '../../../identity/session/testing/openTestSite.ts';
import type { Visitor } from '../../../identity/session/testing/createVisitor.ts';
import { games } from '../schema.ts';
import { eq } from '#drizzle';
import { gameLaunches } from '../../rounds/schema.ts';
import { accounts } from '#identity';
import { openLaunch } from '../../vendors/openLaunch.ts';
import { createVendor, newId } from '../../vendors/testing/createVendor.ts';

const { platform, visit, setFlags, moveClock } = openTestSite();
const theirs = 'northbay.localhost';

const logIn = async (username: string, host?: string) => {
  const visitor = visit(host ? { host } : {});
  await visitor.call('login', { body: { type: 'username', username, password: 'Marquee-2026' } });
  return visitor;
};

let player: Visitor;
beforeAll(async () => {
  await setFlags({ LOGINREQCAPTCHA3: false }, theirs);
  player = await logIn('player1');
});

const add = (visitor: Visitor, nodeId: string) => visitor.call('addFavourite', { body: { nodeId } });
const remove = (visitor: Visitor, nodeId: string) => visitor.call('removeFavourite', { body: { nodeId } });
const ids = async (visitor: Visitor) => (await visitor.call('getFavouriteIds')).value?.list;
const favourites = async (visitor: Visitor) => {
  const { value } = await visitor.call('getFavourites');
  return { total: value?.total, list: value?.list.map(({ nodeId, isFav }) => [nodeId, isFav]) };
};

test('games become favourites, the latest first, and stop being it; each twice does no more', async () => {
  expect(await ids(player)).toEqual([]);
  for (const nodeId of ['dragon-well', 'dragon-well', 'lotus-of-the-moon']) {
    expect((await add(player, nodeId)).value).toEqual({ isFav: true });
    await moveClock(1);
  }
  expect(await ids(player)).toEqual(['lotus-of-the-moon', 'dragon-well']);
  expect(await favourites(player)).toEqual({
    total: 2,
    list: [
      ['lotus-of-the-moon', true],
      ['dragon-well', true],
    ],
  });
  for (let time = 0; time < 2; time += 1)
    expect((await remove(player, 'lotus-of-the-moon')).value).toEqual({ isFav: false });
  expect(await ids(player)).toEqual(['dragon-well']);
});

test('a game that the merchant does not have is refused', async () => {
  expect((await add(player, 'no-such-game')).error?.code).toBe('NOT_FOUND');
});

test('a game that has left the catalogue is not listed, and can be taken away', async () => {
  await add(player, 'tiger-bridge');
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx.delete(games).where(eq(games.nodeId, 'tiger-bridge')),
  );
  expect(await favourites(player)).toEqual({ total: 1, list: [['dragon-well', true]] });
  await remove(player, 'tiger-bridge');
  expect(await ids(player)).toEqual(['dragon-well']);
});

test('nobody sees or changes another’s favourites, of the same merchant or of another', async () => {
  const agent = await logIn('agent1');
  const stranger = await logIn('player1', theirs);
  for (const other of [agent, stranger]) {
    expect(await ids(other)).toEqual([]);
    await remove(other, 'dragon-well');
    expect(await ids(player)).toEqual(['dragon-well']);
    await add(other, 'dragon-well');
    await remove(other, 'dragon-well');
  }
  expect(await ids(player)).toEqual(['dragon-well']);
});

test('the games opened last come first, each once, with its heart', async () => {
  expect((await player.call('getRecentGames')).value?.list).toEqual([]);
  await platform().services.database.tenant('SENVANG', async (tx) => {
    const people = await tx.select().from(accounts);
    const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? '';
    const opened = [
      ['player1', 'dragon-well', 1],
      ['player1', 'harvest-drum', 2],
      ['player1', 'dragon-well', 3],
      ['player1', 'gone-for-good', 4],
      ['agent1', 'lantern-street', 5],
    ] as const;
    await tx.insert(gameLaunches).values(
      opened.map(([name, nodeId, minute]) => ({
        tokenHash: `${nodeId} ${minute}`,
        merchantCode: 'SENVANG',
        accountId: idOf(name),
        vassalage: 'LANTERN',
        nodeId,
        mode: 'real' as const,
        createdAt: new Date(Date.UTC(2026, 10, 1, 0, minute)),
        expiresAt: new Date(Date.UTC(2026, 10, 2)),
      })),
    );
  });
  const list = (await player.call('getRecentGames')).value?.list;
  expect(list?.map(({ nodeId, isFav }) => [nodeId, isFav])).toEqual([
    ['dragon-well', true],
    ['harvest-drum', false],
  ]);
});

test('games with a round that waits for the player are offered; ended and drawn ones are not', async () => {
  const unfinished = async () =>
    (await player.call('getUnfinishedGames')).value?.list.map(({ nodeId }) => nodeId);
  expect(await unfinished()).toEqual([]);
  const { open, call } = createVendor(platform().app);
  /** Bets for player1 as the game's vendor does. */
  const bet = async (gameId: string) => {
    const stranger = await open({ gameId });
    const { seat, roundId } = await platform().services.database.tenant('SENVANG', async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.usernameKey, 'player1'));
      const [game] = await tx.select().from(games).where(eq(games.nodeId, gameId));
      const { token } = await openLaunch(tx, account!, game!, new Date());
      return { seat: { ...stranger, player: account!.id, token }, roundId: newId() };
    });
    expect((await call(seat, 'bet', { roundId, amount: 100 })).status).toBe(200);
    return () => call(seat, 'endRound', { roundId });
  };
  await bet('kite-climb');
  await bet('dragon-well');
  await bet('lantern-keno');
  const end = await bet('nine-koi');
  await end();
  expect(await unfinished()).toEqual(['dragon-well', 'kite-climb']);
  expect((await (await logIn('player1', theirs)).call('getUnfinishedGames')).value?.list).toEqual([]);
});
