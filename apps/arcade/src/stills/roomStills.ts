import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { catalogue } from '../games/catalogue.ts';
import { roomGames, type RoomKind } from '../rooms/roomGames.ts';
import type { RoomMessage } from '../rooms/RoomMessage.ts';
import { rakePercent, shareOut } from '../rooms/shareOut.ts';
import type { Still } from './Still.ts';
import { balance, entryOf, startOf } from './stillStart.ts';

const seed = '0a1b2c3d4e5f6071'.repeat(4);
const stake = 20_000;
const names = ['A41C', '7F02', 'C9D8', '15BE'];

const gameOfKind = (kind: RoomKind) => {
  const game = catalogue.find((one) => one.kind === kind);
  if (!game) throw new Error(`No game of the catalogue is ${kind}.`);
  return game.id;
};

const countTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Moves of games on a board, of which the first that may be made is; cells around the middle come first. */
const tried: Partial<Record<RoomKind, readonly unknown[]>> = {
  caro: [112, 113, 97, 98, 127, 128, 96, 129, 82].map((cell) => ({ cell })),
  reversi: countTo(64).map((cell) => ({ cell })),
  xiangqi: countTo(90).flatMap((from) => countTo(90).map((to) => ({ from: 89 - from, to }))),
  oAnQuan: countTo(12).map((pit) => ({ pit, step: 1 })),
};

/** The state after a move of a seat: one of those to be tried, or what the clock would do. */
const moveOn = (kind: RoomKind, state: unknown, seat: number): unknown => {
  const { rules } = roomGames[kind];
  for (const move of [...(tried[kind] ?? []), rules.expire(state, seat)]) {
    const read = rules.readMove(move);
    const next = read === undefined ? 'badMove' : rules.play(state, read, seat);
    if (typeof next !== 'string') return next;
  }
  throw new Error(`No move is found in ${kind}.`);
};

/** The state after so many moves, and further ones until it is the first seat's turn; or at the game's end. */
const play = (kind: RoomKind, seats: number, moves: number) => {
  const { rules } = roomGames[kind];
  let state = rules.deal(drawsOf(seed, 'one,two', 7), seats, null);
  for (let made = 0; rules.outcome(state) === undefined; made += 1) {
    const turn = rules.turnOf(state);
    if (made >= moves && turn.includes(0)) return state;
    const seat = turn.find((place) => place !== 0) ?? 0;
    state = made > 200 ? rules.play(state, rules.expire(state, seat), seat) : moveOn(kind, state, seat);
  }
  return state;
};

type Options = { phase?: RoomMessage['phase']; isWatching?: true; moves?: number };

const messageOf = (
  kind: RoomKind,
  { phase = 'playing', isWatching, moves = movesBefore[kind] ?? 6 }: Options,
): RoomMessage => {
  const { rules } = roomGames[kind];
  const count = Math.min(rules.seats.most, 4);
  const hasGame = phase === 'playing' || phase === 'over';
  const players = Array.from({ length: count }, (_, seat) => seat);
  const seated = hasGame ? count : count - 1;
  const state = play(kind, count, phase === 'over' ? Number.POSITIVE_INFINITY : moves);
  const winners = rules.outcome(state)?.winners ?? [];
  return {
    type: 'room',
    room: 'still',
    phase,
    stake,
    rakePercent,
    least: rules.seats.least,
    seats: players.map((seat) =>
      seat < seated
        ? {
            name: names[seat] ?? '',
            isReady: hasGame || seat === 1,
            isHere: true,
            isMe: seat === 0 && !isWatching,
          }
        : null,
    ),
    mySeat: isWatching ? null : 0,
    game: hasGame
      ? {
          id: 'still:7',
          number: 7,
          hash: hashOf(seed),
          players,
          view: rules.view(state, isWatching ? null : 0),
        }
      : null,
    turn: phase === 'playing' ? { seats: rules.turnOf(state), endsIn: 18_000 } : null,
    result:
      phase === 'over'
        ? {
            winners,
            ...shareOut(stake, count, Math.max(1, winners.length)),
            seed,
            mix: 'one,two',
            leader: null,
            dealt: rules.deal(drawsOf(seed, 'one,two', 7), count, null),
          }
        : null,
    nextHash: hashOf('next'),
    failed: null,
  };
};

/** Where all move at the same time, so many that one's own move is still to come. */
const movesBefore: Partial<Record<RoomKind, number>> = { mauBinh: 2 };

const room = (kind: RoomKind, options: Options = {}): Still => {
  const game = gameOfKind(kind);
  return {
    entry: entryOf(game),
    start: (language) => startOf(game, language, { room: 'still' }),
    script: () => ({
      answers: { '/balance': { balance } },
      event: messageOf(kind, options),
    }),
  };
};

const listed = [5_000, 20_000, 100_000].map((sum, index) => ({
  room: `still.${index}`,
  gameId: 'tien-len-mien-nam',
  stake: sum,
  currency: 'VND',
  rakePercent,
  seats: 4,
  taken: [4, 2, 0][index] ?? 0,
  isPlaying: index === 0,
}));

/** Games between people. */
export const roomStills = {
  rooms: {
    entry: entryOf('tien-len-mien-nam'),
    start: (language) => startOf('tien-len-mien-nam', language),
    script: () => ({ answers: { '/room/list': { rooms: listed } } }),
  } satisfies Still as Still,
  'room-waiting': room('tienLen', { phase: 'waiting' }),
  'room-watching': room('tienLen', { isWatching: true }),
  'room-over': room('caro', { phase: 'over' }),
  'mau-binh-over': room('mauBinh', { phase: 'over' }),
  ...(Object.fromEntries((Object.keys(roomGames) as RoomKind[]).map((kind) => [kind, room(kind)])) as Record<
    RoomKind,
    Still
  >),
} as const;
