import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { gameOf } from '../games/catalogue.ts';
import { kindOf } from '../games/kinds.ts';
import { textOf } from '../lottery/createDrawing.ts';
import { openLotteryStore } from '../lottery/openLotteryStore.ts';
import { createRoomStore } from '../rooms/createRoomStore.ts';
import { isRoomKind, roomGames } from '../rooms/roomGames.ts';
import { shareOut } from '../rooms/shareOut.ts';
import { seedOfMatch, textOf as textOfMatch } from '../sports/createBook.ts';
import { openSportsStore } from '../sports/openSportsStore.ts';
import { dateOf, fixtureOf } from '../sports/rules/fixtures.ts';
import { leagues } from '../sports/rules/leagues.ts';
import { endingOf, playMatch } from '../sports/rules/playMatch.ts';
import type { Store } from '../store/openStore.ts';
import { createLiveStore } from '../tables/live/createLiveStore.ts';
import { liveTables } from '../tables/live/liveTables.ts';
import type { ProvedRound } from './ProvedRounds.ts';

/** A round of an export (docs/fairness.md, "An export"). */
export type ExportedRound = ProvedRound & { game: string; kind: string };

type Row = Record<string, string | number | null>;

const json = (text: unknown): unknown => JSON.parse(String(text ?? 'null'));

function* alone(store: Store): Generator<ExportedRound> {
  const rows = store
    .prepare(
      `select r.*, s.seed as secret, s.revealed_at from solo_round r join seed s on s.id = r.seed
       where r.status = 'over' order by r.seed, r.nonce`,
    )
    .iterate() as Iterable<Row>;
  for (const row of rows) {
    const game = String(row['game']);
    const kind = gameOf(game)?.kind;
    const rules = kind === undefined ? undefined : kindOf(kind).rules;
    if (kind === undefined || !rules) continue;
    yield {
      id: String(row['id']),
      game,
      kind,
      client: String(row['client']),
      nonce: Number(row['nonce']),
      hash: hashOf(String(row['secret'])),
      seed: row['revealed_at'] === null ? null : String(row['secret']),
      bet: json(row['bet']),
      stake: Number(row['stake']),
      win: Number(row['win']),
      state: rules.show(json(row['state'])),
    };
  }
}

function* tables(store: Store): Generator<ExportedRound> {
  for (const [game, { rules }] of liveTables) {
    const kept = createLiveStore(store, game);
    for (const { number, seed, result, isSettled } of kept.lastRounds(-1)) {
      if (!isSettled) continue;
      const state = json(result);
      const round = { game, kind: gameOf(game)?.kind ?? '', client: game, nonce: number, seed, state };
      const id = `${game}:${number}:${hashOf(seed).slice(0, 8)}`;
      const taken = kept.betsOf(number).filter((bet) => bet.state === 'taken');
      if (taken.length === 0) yield { ...round, id, hash: hashOf(seed), bet: {}, stake: 0, win: 0 };
      for (const { id: bet, chips: laid, amount } of taken) {
        const chips = json(laid) as Record<string, number>;
        const win = Object.entries(chips).reduce(
          (sum, [spot, stake]) => sum + Math.floor((stake * rules.returns(spot, state)) / 100),
          0,
        );
        yield { ...round, id: `${id} ${bet}`, hash: hashOf(seed), bet: chips, stake: amount, win };
      }
    }
  }
}

function* rooms(store: Store): Generator<ExportedRound> {
  createRoomStore(store);
  const rows = store.prepare("select * from room_game where state = 'over'").iterate() as Iterable<Row>;
  for (const row of rows) {
    const room = String(row['room']);
    const kind = Object.keys(roomGames).find(
      (name) => isRoomKind(name) && room.startsWith(`${roomGames[name].short}.`),
    );
    if (kind === undefined || !isRoomKind(kind)) continue;
    const [seed, mix, nonce] = [String(row['seed']), String(row['mix']), Number(row['number'])];
    const seats = (json(row['seats']) as unknown[]).length;
    const leader = row['leader'] === null ? null : Number(row['leader']);
    const stake = Number(room.split('.')[2]);
    yield {
      id: String(row['id']),
      game: room,
      kind,
      client: mix,
      nonce,
      hash: hashOf(seed),
      seed,
      bet: { seats, leader },
      stake,
      win: shareOut(stake, seats).prize,
      state: roomGames[kind].rules.deal(drawsOf(seed, mix, nonce), seats, leader),
    };
  }
}

function* draws(store: Store): Generator<ExportedRound> {
  openLotteryStore(store);
  const rows = store
    .prepare(
      `select d.*, t.id, t.lines, t.cost, t.win from lottery_draw d
       left join lottery_ticket t on t.lottery = d.lottery and t.number = d.number and t.state = 'over'
       where d.prizes is not null`,
    )
    .iterate() as Iterable<Row>;
  for (const row of rows) {
    const [lottery, seed] = [String(row['lottery']), String(row['seed'])];
    const client = textOf({ lottery, number: String(row['number']) });
    yield {
      id: String(row['id'] ?? client),
      game: lottery,
      kind: 'lottery',
      client,
      nonce: 0,
      hash: hashOf(seed),
      seed,
      bet: json(row['lines'] ?? '[]'),
      stake: Number(row['cost'] ?? 0),
      win: Number(row['win'] ?? 0),
      state: json(row['prizes']),
    };
  }
}

function* matches(store: Store): Generator<ExportedRound> {
  const sports = openSportsStore(store);
  const rows = store
    .prepare("select * from sports_bet where state in ('won', 'lost', 'returned')")
    .iterate() as Iterable<Row>;
  for (const row of rows) {
    const [game, number, stake] = [String(row['game']), Number(row['number']), Number(row['stake'])];
    const league = leagues.get(game);
    if (!league) continue;
    const fixture = fixtureOf(league, number);
    const client = textOfMatch(game, number);
    const seed = seedOfMatch(sports.seedOfDay(dateOf(fixture)) ?? '', client);
    yield {
      id: String(row['id']),
      game,
      kind: 'sports',
      client,
      nonce: 0,
      hash: hashOf(seed),
      seed,
      bet: { market: row['market'], pick: row['pick'], odds: row['odds'] },
      stake,
      win: row['state'] === 'returned' ? stake : Number(row['win']),
      state: endingOf(playMatch(league, fixture, drawsOf(seed, client, 0))),
    };
  }
}

/** Every finished round of a store, whoever played it and without their name; secret seeds are left out. */
export function* exportRounds(store: Store): Generator<ExportedRound> {
  yield* alone(store);
  yield* tables(store);
  yield* rooms(store);
  yield* draws(store);
  yield* matches(store);
}
