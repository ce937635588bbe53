import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@marquee/contract';
import { eq } from '#drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test/createTestPlatform.ts';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import { games } from '../games/schema.ts';
import { createVisitor, type Visitor } from '../../identity/session/testing/createVisitor.ts';
import { turnFlags } from '../../identity/session/testing/turnFlags.ts';
import { type Played, startGameServer } from './testing/startGameServer.ts';

const secret = 'a secret that vendor and merchant have agreed on';
const folder = mkdtempSync(join(tmpdir(), 'marquee-vendors-'));
let platform: TestPlatform;
let server: Awaited<ReturnType<typeof startGameServer>>;

beforeAll(async () => {
  server = await startGameServer(() => platform.app, { vendor: 'LANTERN', secret });
  const file = join(folder, 'vendors.json');
  const { launchUrl } = server;
  writeFileSync(file, JSON.stringify({ LANTERN: { launchUrl, secrets: { SENVANG: [secret] } } }));
  platform = await createTestPlatform({ VENDORS_FILE: file });
});
afterAll(async () => {
  server.stop();
  await platform.close();
  rmSync(folder, { recursive: true });
});

const visit = () => createVisitor(platform.app, { host: 'sen-vang.localhost' });

const logIn = async (username: string) => {
  const visitor = visit();
  await visitor.call('login', { body: { type: 'username', username, password: 'Marquee-2026' } });
  return visitor;
};

const playFree = async () => {
  const visitor = visit();
  await turnFlags(platform, 'SENVANG', { FREEPLAY3: true });
  const random = await visitor.seal(endpoints.loginFreePlay.path, crypto.randomUUID());
  await visitor.call('loginFreePlay', { body: { os: 'Linux', platform: 'W', random, ageConfirmed: true } });
  return visitor;
};

const gameOf = async (change: Partial<typeof games.$inferSelect> = {}) =>
  platform.services.database.tenant('SENVANG', async (tx) => {
    const [game] = await tx
      .select()
      .from(games)
      .where(eq(games.vassalage, 'LANTERN'))
      .orderBy(games.position)
      .limit(1);
    if (!game) throw new Error('There is no game.');
    await tx
      .update(games)
      .set({ isUnderMaintenance: false, ...change })
      .where(eq(games.nodeId, game.nodeId));
    return game.nodeId;
  });

const launch = async (visitor: Visitor, gameId: string) => visitor.call('launchGame', { body: { gameId } });

const play = async (url: string | undefined) => (await (await fetch(url ?? '')).json()) as Played;

test('a member opens a game at its vendor, which plays a round with the member’s money', async () => {
  const gameId = await gameOf();
  const visitor = await logIn('player1');
  const before = (await visitor.call('getBalance')).value?.balance ?? 0;
  const { value } = await launch(visitor, gameId);
  expect(value).toMatchObject({ mode: 'real', url: expect.stringMatching(/\/play\?theme=dark&token=/) });
  const { parameters, answers } = await play(value?.url);
  expect(parameters).toMatchObject({
    brand: 'SENVANG',
    gameId,
    currency: 'VND',
    mode: 'real',
    language: 'en',
    lobbyUrl: 'http://sen-vang.localhost/',
  });
  expect(answers.map(({ value: told }) => told?.real)).toEqual([
    before,
    before - 1_000,
    before + 1_500,
    before + 1_500,
  ]);
  expect((await visitor.call('getBalance')).value?.balance).toBe(before + 1_500);
});

test('a game is opened at one of the installation’s own launch hosts, where it has some', async () => {
  const gameId = await gameOf();
  const { config } = platform.services;
  const cdns = ['https://play-a.example', 'http://play-b.example:8080'];
  const own = config.launchGameCdns;
  Object.assign(config, { launchGameCdns: cdns });
  const visitor = await logIn('player1');
  const { value } = await launch(visitor, gameId);
  const told = await visitor.call('getPermission', { query: { host: 'sen-vang.localhost' } });
  Object.assign(config, { launchGameCdns: own });
  const url = new URL(value?.url ?? '');
  expect(cdns).toContain(url.origin);
  expect(url.pathname + url.search).toMatch(/^\/play\?theme=dark&token=/);
  expect(told.value?.info.launchGameCDNs).toEqual(cdns);
});

test('free play opens games that have a demo, with demo money', async () => {
  const gameId = await gameOf({ hasDemo: true });
  const visitor = await playFree();
  const { value } = await launch(visitor, gameId);
  expect(value?.mode).toBe('demo');
  const { parameters, answers } = await play(value?.url);
  expect(parameters['mode']).toBe('demo');
  expect(answers.at(-1)?.value?.balance).toBe(5_001_500);
  await gameOf({ hasDemo: false });
  expect((await launch(visitor, gameId)).error?.code).toBe('REAL_ACCOUNT_REQUIRED');
});

test('what cannot be played is not opened', async () => {
  const gameId = await gameOf();
  const visitor = await logIn('player1');
  expect((await launch(visitor, 'no-such-game')).error?.code).toBe('NOT_FOUND');
  expect((await launch(await logIn('agent41'), gameId)).error?.code).toBe('PLAYER_BLOCKED');
  expect((await launch(visit(), gameId)).error?.code).toBe('NOT_LOGGED_IN');
  const [elsewhere] = await platform.services.database.tenant('SENVANG', (tx) =>
    tx.select().from(games).where(eq(games.vassalage, 'BANYAN')).limit(1),
  );
  expect((await launch(visitor, elsewhere?.nodeId ?? '')).error?.code).toBe('GAME_UNAVAILABLE');
  await gameOf({ isUnderMaintenance: true });
  expect((await launch(visitor, gameId)).error?.code).toBe('GAME_UNDER_MAINTENANCE');
});

test('the ledger is whole after all of this', async () => {
  expect(await platform.services.database.tenant('SENVANG', findBreaches)).toEqual([]);
});
