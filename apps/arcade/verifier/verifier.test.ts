import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createArcade } from '../src/createArcade.ts';
import { magazine } from '../src/fishing/createFishingRules.ts';
import { fisheries } from '../src/fishing/fisheries.ts';
import { catalogue, gameOf } from '../src/games/catalogue.ts';
import { createSeats } from '../src/launch/createSeats.ts';
import type { BetType } from '../src/lottery/rules/Bet.ts';
import { lotteries } from '../src/lottery/rules/lotteries.ts';
import { isRoomKind, roomGames, type RoomKind } from '../src/rooms/roomGames.ts';
import { moveOf } from '../src/rooms/testing/moveOf.ts';
import type { ShownSports } from '../src/sports/showSports.ts';
import { leagues } from '../src/sports/rules/leagues.ts';
import { openStore } from '../src/store/openStore.ts';
import { liveTables } from '../src/tables/live/liveTables.ts';
import { type ExportedRound, exportRounds } from '../src/verify/exportRounds.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'marquee-verifier-'));
const path = join(folder, 'arcade.sqlite');
const vendor = 'STUDIO';

/** A brand's wallet that has always money. */
const wallet = Fastify();
wallet.post('/:call', () => ({ success: true, value: { balance: 10 ** 12 } }));
let partner = '';
const arcadeOf = () =>
  createArcade({
    path,
    partners: () => ({ BRAND: { wallet: partner, secrets: { [vendor]: 'x'.repeat(32) } } }),
    isSandbox: true,
    log: () => undefined,
  });

const bets: Readonly<Record<string, object>> = {
  'tai-xiu-lightning': { big: 1_000, small: 700, odd: 5_001 },
  'bau-cua-hoi-xuan': { deer: 1_000, crab: 2_001, fish: 1_000 },
  'coin-of-fortune': { heads: 1_001 },
  'kite-climb': { stake: 1_000, auto: 101 },
  'pearl-drop': { stake: 1_001 },
  'scratch-lotus': { stake: 1_001 },
  'wheel-of-seasons': { spring: 1_001, winter: 700 },
  'harbour-blackjack': { stake: 1_001 },
  'xi-dach-nha': { stake: 1_001 },
  'minefield-garden': { stake: 1_001, thorns: 10 },
  'nine-tides-hunt': { stake: 1_000 },
  'mermaid-reef': { stake: 1_000 },
  'dragon-king-palace': { stake: 1_000 },
  'deep-lantern': { stake: 1_000 },
  'crab-harbour': { stake: 1_000 },
  'storm-trawler': { stake: 1_000 },
  'koi-garden': { stake: 1_000 },
  'lotus-of-the-moon': { stake: 1_001 },
  'dragon-well': { stake: 1_001 },
  'lantern-street': { stake: 1_001 },
};
const alone = Object.keys(bets);
const lotteryGames = [
  'xs-ha-noi',
  'xs-tp-hcm',
  ...[...lotteries.keys()].filter((code) => !code.startsWith('xs-')),
];
const roomsPlayed = catalogue.flatMap(({ id, kind }) => (isRoomKind(kind) ? { id, kind } : []));
const leagueGames = [...leagues.keys()];
const secrets = new Map<string, string>();
const shownBefore = new Set<string>();
let rounds: ExportedRound[] = [];

const openSeats = () => {
  const store = openStore(path);
  const seats = createSeats(store);
  const open = (game: string, player: string) => {
    const who = {
      brand: 'BRAND',
      vendor,
      game,
      player,
      token: player,
      currency: 'VND',
      mode: 'real',
    } as const;
    secrets.set(
      `${game} ${player}`,
      seats.open({ ...who, language: 'vi', lobbyUrl: 'http://brand.example/' }, 0).secret,
    );
  };
  for (const game of [...alone, ...liveTables.keys(), ...lotteryGames, ...leagueGames]) open(game, 'lan');
  for (const { id } of roomsPlayed) for (const player of ['lan', 'minh']) open(id, player);
  store.close();
};

type Told = Record<string, never> & { refused?: string };

/** The arcade as its pages call it. */
const listen = async () => {
  const app = arcadeOf();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = async <Answer = Told>(game: string, path: string, body?: object, player = 'lan') => {
    const answer = await fetch(`${address}${path}`, {
      headers: {
        authorization: `Bearer ${secrets.get(`${game} ${player}`)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
  const listenTo = <Message>(path: string, each: (message: Message) => void) => {
    const leaving = new AbortController();
    const read = async () => {
      const stream = await fetch(`${address}${path}`, { signal: leaving.signal });
      let text = '';
      for await (const part of (stream.body ?? []) as AsyncIterable<Uint8Array>) {
        text += new TextDecoder().decode(part);
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events)
          if (event.startsWith('data: ')) each(JSON.parse(event.slice(6)) as Message);
      }
    };
    void read().catch(() => undefined);
    return () => leaving.abort();
  };
  return { app, call, listenTo };
};
type Live = Awaited<ReturnType<typeof listen>>;

/** A whole magazine at every fish of a fishing game; undefined of other games. */
const shotsAt = (game: string, turn: number) => {
  const fishery = Object.entries(fisheries).find(([kind]) => kind === gameOf(game)?.kind)?.[1];
  if (!fishery) return undefined;
  const names = Object.keys(fishery.fish);
  return { from: 0, fish: Array.from({ length: magazine }, (_, at) => names[(turn + at) % names.length]) };
};

const playAlone = async ({ call }: Live) => {
  for (const game of alone) {
    for (let turn = 0; turn < 25; turn += 1) {
      const { seed } = await call<{ seed: { hash: string } }>(game, '/solo');
      shownBefore.add(seed.hash);
      const ask = `${game}-${turn}`;
      const round = await call<{ id: string; refused?: string; isOver: boolean }>(game, '/solo/round', {
        ask,
        bet: bets[game],
      });
      expect(round.refused).toBeUndefined();
      const shots = shotsAt(game, turn);
      if (shots)
        expect(await call(game, '/solo/act', { round: round.id, action: shots })).toMatchObject({
          isOver: true,
        });
      if (game === 'minefield-garden') {
        const action = { turn: turn % 25 };
        const turned = await call<{ isOver: boolean }>(game, '/solo/act', { round: round.id, action });
        if (!turned.isOver) await call(game, '/solo/act', { round: round.id, action: 'stop' });
      }
      if (['harbour-blackjack', 'xi-dach-nha'].includes(game)) {
        type Told = { isOver: boolean; state: { ways: string[] } };
        let told = round as typeof round & Told;
        for (let step = 0; !told.isOver; step += 1) {
          const { ways } = told.state;
          const action = ways[(turn + step) % ways.length];
          told = await call(game, '/solo/act', { round: round.id, action });
        }
      }
      await vi.waitFor(async () => {
        const { open } = await call<{ open: object | null }>(game, '/solo');
        expect(open).toBeNull();
      });
    }
    const client = `lan's ${game}`;
    expect(await call(game, '/solo/seed', { client })).not.toHaveProperty('refused');
  }
};

/** Bets on every spot of every table; the arcade is stopped before the round ends, and deals it as it starts. */
const playTables = async ({ call, listenTo }: Live) => {
  for (const [game, { rules }] of liveTables) {
    const leave = listenTo<{ round: { hash: string } | null }>(
      `/table/events?session=${secrets.get(`${game} lan`)}`,
      ({ round }) => round && shownBefore.add(round.hash),
    );
    const chips = Object.fromEntries(rules.spots.map((spot) => [spot, 100_000]));
    await vi.waitFor(async () => expect(await call(game, '/table/bet', chips)).toEqual({}));
    leave();
  }
};

type RoomTold = {
  phase: string;
  nextHash: string;
  game: { view: unknown } | null;
  turn: { seats: number[] } | null;
  mySeat: number | null;
};

const playRoom = async ({ call, listenTo }: Live, game: string, kind: RoomKind) => {
  const room = `${roomGames[kind].short}.VND.5000.real.1`;
  let overs = 0;
  const leaves = ['lan', 'minh'].map((player) => {
    const session = secrets.get(`${game} ${player}`);
    let isReady = false;
    return listenTo<RoomTold>(`/room/events?room=${room}&session=${session}`, (told) => {
      shownBefore.add(told.nextHash);
      if (told.phase === 'over') overs += 1;
      if (told.phase === 'waiting' && !isReady) {
        isReady = true;
        void call(game, '/room/ready', { room, isReady: true }, player);
      }
      const { mySeat } = told;
      if (told.phase !== 'playing' || mySeat === null || !told.game) return;
      if (!told.turn?.seats.includes(mySeat)) return;
      void call(game, '/room/move', { room, move: moveOf(kind, told.game.view, mySeat) }, player);
    });
  });
  await vi.waitFor(() => expect(overs, kind).toBeGreaterThan(0), { timeout: 15_000 });
  for (const leave of leaves) leave();
};

const picksOf = ({ choice }: BetType, turn: number): string[] => {
  if ('options' in choice) return [choice.options[turn % choice.options.length] ?? ''];
  const { from, to, width, picks } = choice;
  const span = to - from + 1;
  return Array.from({ length: picks }, (_, index) =>
    String(from + ((turn * 7 + index * Math.max(1, Math.floor(span / picks))) % span)).padStart(width, '0'),
  );
};

const playLotteries = async ({ call }: Live) => {
  for (const code of lotteryGames) {
    const types = lotteries.get(code)?.game.bets ?? [];
    const { open } = await call<{ open: { number: string; hash: string } }>(code, '/lottery');
    shownBefore.add(open.hash);
    const lines = types.flatMap((type) =>
      [0, 1, 2].map((turn) => ({ bet: type.id, picks: picksOf(type, turn), stake: 1_000 })),
    );
    expect(await call(code, '/lottery/ticket', { number: open.number, lines })).toHaveProperty('id');
  }
};

/** Bets on every pick of every match that is offered. */
const playSports = async ({ call }: Live) => {
  for (const game of leagueGames) {
    const { matches } = await call<ShownSports>(game, '/sports');
    for (const { hash } of matches) shownBefore.add(hash);
    for (const { number, offer } of matches) {
      const picks = (offer?.markets ?? []).flatMap(({ id, picks: each }) =>
        each.flatMap(({ id: pick, odds }) => (odds === null ? [] : [{ market: id, pick, odds }])),
      );
      for (const wish of offer?.closed ? [] : picks)
        await call(game, '/sports/bet', { ask: randomUUID(), number, stake: 1_001_000, ...wish });
    }
  }
};

beforeAll(async () => {
  await wallet.listen({ port: 0, host: '127.0.0.1' });
  partner = `http://127.0.0.1:${(wallet.server.address() as AddressInfo).port}`;
  openSeats();
  const first = await listen();
  await playAlone(first);
  for (const { id, kind } of roomsPlayed) await playRoom(first, id, kind);
  await playLotteries(first);
  await playSports(first);
  await first.call('xs-ha-noi', '/sandbox/clock', { advanceSeconds: 8 * 86_400 });
  for (const game of leagueGames) await first.call(game, '/sports');
  for (const code of lotteryGames) await first.call(code, '/lottery');
  await first.app.close();
  for (let stop = 0; stop < 3; stop += 1) {
    const live = await listen();
    await playTables(live);
    await live.app.close();
  }
  const last = await listen();
  await last.app.close();
  const store = openStore(path);
  rounds = [...exportRounds(store)];
  store.close();
}, 120_000);

afterAll(async () => {
  await wallet.close();
  rmSync(folder, { recursive: true });
});

/** What the program says of rounds, and how it ends. */
const verify = async (lines: readonly object[]): Promise<{ said: string; code: number }> => {
  const file = join(folder, 'rounds.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const program = join(import.meta.dirname, 'main.ts');
  return run(process.execPath, [program, file]).then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    (failed: { stdout: string; code: number }) => ({ said: failed.stdout, code: failed.code }),
  );
};

test('every round of every kind that was played is verified by a program that shares nothing with the arcade', async () => {
  const played = new Set(rounds.map(({ kind }) => kind));
  const tables = [...liveTables.keys()].map((game) => gameOf(game)?.kind);
  const kinds = [
    ...alone.map((game) => gameOf(game)?.kind),
    ...tables,
    ...roomsPlayed.map(({ kind }) => kind),
    'lottery',
    'sports',
  ];
  expect([...played].toSorted()).toEqual([...new Set(kinds)].toSorted());
  expect(rounds.length).toBeGreaterThan(300);
  expect(await verify(rounds)).toEqual({
    said: `${rounds.length} rounds are right, 0 wrong, 0 still secret.\n`,
    code: 0,
  });
});

test('hashes of seeds were shown before the bet', () => {
  const staked = rounds.filter(({ stake }) => stake > 0);
  expect(staked.filter(({ hash }) => !shownBefore.has(hash))).toEqual([]);
});

test('a round whose seed, outcome or win was tampered with is told, of every kind', async () => {
  const each = [...Map.groupBy(rounds, ({ kind }) => kind).values()].flatMap(([round]) => round ?? []);
  const tampered = each.flatMap((round) => [
    { ...round, id: 'seed', seed: 'f'.repeat(64) },
    { ...round, id: 'win', win: round.win + 1 },
    { ...round, id: 'outcome', state: {} },
  ]);
  const { said, code } = await verify(tampered);
  expect(code).toBe(1);
  expect(said).toContain(`0 rounds are right, ${tampered.length} wrong`);
});
