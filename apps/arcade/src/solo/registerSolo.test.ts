import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createArcade } from '../createArcade.ts';
import { gameOf } from '../games/catalogue.ts';
import type { Start } from '../pages/Start.ts';
import { openStore } from '../store/openStore.ts';
import type { ShownSolo } from './createSolo.ts';

// Pages are built apart from tests; what a launch needs of them is that there is one.
vi.mock('../pages/builtFiles.ts', () => ({
  builtFolder: import.meta.dirname,
  builtFiles: (entry: string) => {
    if (!existsSync(join(import.meta.dirname, '..', entry))) throw new Error(`There is no page ${entry}.`);
    return { script: entry, styles: [], preloads: [] };
  },
}));

const first = 1_000_000_000;
const stake = 100_000;
const folder = mkdtempSync(join(tmpdir(), 'marquee-solo-'));

/** A brand's wallet that counts: each call once, whenever it comes. */
const wallet = Fastify();
const balances = new Map<string, number>();
const known = new Map<string, number>();
type WalletCall = {
  player: string;
  transactionId: string;
  amount?: number;
  originalTransactionId?: string;
};
wallet.post<{ Params: { call: string }; Body: WalletCall }>('/:call', ({ params: { call }, body }) => {
  const { player, transactionId, amount = 0, originalTransactionId = '' } = body;
  const before = balances.get(player) ?? first;
  const isNew = !known.has(transactionId);
  known.set(transactionId, amount);
  const moves = { bet: -amount, win: amount, rollback: known.get(originalTransactionId) ?? 0 };
  const moved = moves[call as keyof typeof moves] ?? 0;
  balances.set(player, isNew ? before + moved : before);
  return { success: true, value: { balance: balances.get(player) } };
});

let at = '';
const running = new Set<FastifyInstance>();
const startArcade = (path: string, vendor: string) => {
  const app = createArcade({
    path,
    partners: () => ({ BRAND: { wallet: at, secrets: { [vendor]: 'x'.repeat(32) } } }),
    log: () => undefined,
  });
  running.add(app);
  return app;
};
const stop = async (app: FastifyInstance) => {
  running.delete(app);
  await app.close();
};

beforeAll(async () => {
  await wallet.listen({ port: 0, host: '127.0.0.1' });
  at = `http://127.0.0.1:${(wallet.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const app of running) await stop(app);
});
afterAll(async () => {
  await wallet.close();
  rmSync(folder, { recursive: true });
});

const launch = async (app: FastifyInstance, game: string, player: string): Promise<Start> => {
  const vendor = gameOf(game)?.vendor ?? '';
  const query = new URLSearchParams({
    token: 'token',
    player,
    brand: 'BRAND',
    gameId: game,
    currency: 'VND',
    vendor,
    lobbyUrl: 'http://brand.example/',
    mode: 'real',
    language: 'vi',
  });
  const answer = await app.inject(`/play?${query}`);
  expect(answer.statusCode).toBe(200);
  const [, start = '{}'] = /id="start" type="application\/json">(.*?)<\/script>/.exec(answer.body) ?? [];
  return JSON.parse(start) as Start;
};

type Round = ShownSolo & { state: { ways?: string[]; moves?: string[]; turned?: number[] } };
type Told = Round & { refused?: string };

/** The calls of a page that was launched. */
const pageOf = (app: FastifyInstance, { session }: Pick<Start, 'session'>) => {
  const call = async <Answer>(url: string, payload?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${session}` };
    const answer = await app.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers });
    return answer.json<Answer>();
  };
  let asked = 0;
  return {
    look: () => call<{ open: Round | null; last: Round[] }>('/solo'),
    play: async (bet: object) => {
      asked += 1;
      const told = await call<Told>('/solo/round', { ask: `${session.slice(0, 12)}-${asked}`, bet });
      expect(told.refused).toBeUndefined();
      return told;
    },
    act: (round: Round, action: unknown) => call<Told>('/solo/act', { round: round.id, action }),
  };
};
type Page = ReturnType<typeof pageOf>;

const settled = (player: string, money: number) =>
  vi.waitFor(() => expect(balances.get(player) ?? first).toBe(first + money));

/** Stops as soon as that is allowed, having taken a card where it is not. */
const standing = async (page: Page, begun: Round) => {
  let round = begun;
  while (!round.isOver) round = await page.act(round, round.state.ways?.includes('stand') ? 'stand' : 'hit');
  return round;
};

const games: Readonly<Record<string, { bet: object; end?: (page: Page, round: Round) => Promise<Round> }>> = {
  'harbour-blackjack': { bet: { stake }, end: standing },
  'xi-dach-nha': { bet: { stake }, end: standing },
  'minefield-garden': {
    bet: { stake, thorns: 10 },
    end: async (page, begun) => {
      const round = await page.act(begun, { turn: 12 });
      return round.isOver ? round : page.act(round, 'stop');
    },
  },
  'pearl-drop': { bet: { stake } },
  'wheel-of-seasons': { bet: { spring: stake } },
  'scratch-lotus': { bet: { stake } },
};

test.each(Object.entries(games))(
  '%s is launched and played to a win and a loss, and the wallet has what came of it',
  async (game, { bet, end }) => {
    const app = startArcade(join(folder, `${game}.sqlite`), gameOf(game)?.vendor ?? '');
    const start = await launch(app, game, game);
    expect(start).toMatchObject({ game, balance: first, mode: 'real' });
    const page = pageOf(app, start);
    const seen = { won: 0, lost: 0, money: 0 };
    // So many that either is missing once in a million times at most.
    for (let turn = 0; turn < 200 && (seen.won === 0 || seen.lost === 0); turn += 1) {
      const begun = await page.play(bet);
      const over = end && !begun.isOver ? await end(page, begun) : begun;
      expect(over.isOver).toBe(true);
      const money = (over.win ?? 0) - over.stake;
      if (money > 0) seen.won += 1;
      if (money < 0) seen.lost += 1;
      seen.money += money;
    }
    expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(0);
    await settled(game, seen.money);
  },
);

/** Plays until a round is open that has not ended with its first step. */
const openOne = async (page: Page, bet: object) => {
  let money = 0;
  for (;;) {
    const round = await page.play(bet);
    if (!round.isOver) return { round, money };
    money += (round.win ?? 0) - round.stake;
  }
};

test.each([
  ['harbour-blackjack', { stake }],
  ['xi-dach-nha', { stake }],
  ['minefield-garden', { stake, thorns: 1 }],
] as const)('a round of %s that was left goes on where it was, in a page opened anew', async (game, bet) => {
  const player = `left-${game}`;
  const path = join(folder, `${player}.sqlite`);
  const vendor = gameOf(game)?.vendor ?? '';
  const before = startArcade(path, vendor);
  const page = pageOf(before, await launch(before, game, player));
  const { round, money } = await openOne(page, bet);
  await stop(before);

  const after = startArcade(path, vendor);
  const again = pageOf(after, await launch(after, game, player));
  const { open } = await again.look();
  expect(open).toEqual(round);
  let over: Round = round;
  if (game === 'minefield-garden') {
    over = await again.act(round, { turn: 0 });
    if (!over.isOver) over = await again.act(round, 'stop');
  } else over = await standing(again, round);
  expect(over.id).toBe(round.id);
  await settled(player, money + (over.win ?? 0) - over.stake);
});

test('doubling stakes as much once more, and a page that sends it twice does so once', async () => {
  const game = 'harbour-blackjack';
  const app = startArcade(join(folder, 'double.sqlite'), gameOf(game)?.vendor ?? '');
  const page = pageOf(app, await launch(app, game, 'double'));
  const { round, money } = await openOne(page, { stake });
  const both = await Promise.all([page.act(round, 'double'), page.act(round, 'double')]);
  const over = both.find(({ refused }) => refused === undefined);
  expect(both.filter(({ refused }) => refused !== undefined)).toHaveLength(1);
  expect(over).toMatchObject({ isOver: true, stake: 2 * stake });
  await settled('double', money + (over?.win ?? 0) - 2 * stake);
});

test('a doubled stake that was taken in the moment before the end of the program, and never played, goes back', async () => {
  const game = 'harbour-blackjack';
  const vendor = gameOf(game)?.vendor ?? '';
  const path = join(folder, 'killed.sqlite');
  const before = startArcade(path, vendor);
  const page = pageOf(before, await launch(before, game, 'killed'));
  const { round, money } = await openOne(page, { stake });
  await stop(before);
  const store = openStore(path);
  store
    .prepare(
      `insert into wallet_call (id, session, call, round, amount, state, created_at)
       select ?, session, call, round, amount, state, created_at from wallet_call where id = ?`,
    )
    .run(`${round.id}.second`, `${round.id}.bet`);
  store.close();
  known.set(`${round.id}.second`, stake);
  balances.set('killed', first + money - 2 * stake);

  const after = startArcade(path, vendor);
  const again = pageOf(after, await launch(after, game, 'killed'));
  await settled('killed', money - stake);
  const over = await standing(again, round);
  expect(over.stake).toBe(stake);
  await settled('killed', money + (over.win ?? 0) - stake);
});
