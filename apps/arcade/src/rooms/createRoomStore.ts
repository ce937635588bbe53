import type { DatabaseSync } from 'node:sqlite';

/** A game of a room as it is kept from before its stakes are asked for. */
export type KeptGame = {
  id: string;
  room: string;
  number: number;
  seed: string;
  mix: string;
  leader: number | null;
  /** Who sits where: the place in the room, the player, the launch and the bet's id. */
  seats: readonly { seat: number; player: string; session: number; bet: string }[];
  state: 'staking' | 'playing' | 'over' | 'void';
};

const schema = `
create table if not exists room_game (
  id text primary key,
  room text not null,
  number integer not null,
  seed text not null,
  mix text not null,
  leader integer,
  seats text not null,
  state text not null
) strict;
create index if not exists room_game_open on room_game (room, number);
create table if not exists room_seed (room text primary key, seed text not null) strict;
create table if not exists room_move (
  game text not null,
  number integer not null,
  move text not null,
  primary key (game, number)
) strict;
`;

const asGame = (row: Record<string, unknown>): KeptGame => ({
  id: String(row['id']),
  room: String(row['room']),
  number: Number(row['number']),
  seed: String(row['seed']),
  mix: String(row['mix']),
  leader: row['leader'] === null ? null : Number(row['leader']),
  seats: JSON.parse(String(row['seats'])) as KeptGame['seats'],
  state: row['state'] as KeptGame['state'],
});

/** Adds what stores of earlier programs lack. */
const renew = (database: DatabaseSync) => {
  const columns = database.prepare("select name from pragma_table_info('room_move')").all();
  if (!columns.some(({ name }) => name === 'seat'))
    database.exec('alter table room_move add column seat integer');
};

/** Keeps the games of rooms with every move, so that a restart goes on with the game where it stood. */
export const createRoomStore = (database: DatabaseSync) => {
  database.exec(schema);
  renew(database);
  const last = database.prepare('select * from room_game where room = ? order by number desc limit 1');
  const one = database.prepare('select * from room_game where id = ?');
  const open = database.prepare("select distinct room from room_game where state in ('staking', 'playing')");
  const add = database.prepare('insert into room_game values (?, ?, ?, ?, ?, ?, ?, ?)');
  const setState = database.prepare('update room_game set state = ? where id = ?');
  const moves = database.prepare('select move, seat from room_move where game = ? order by number');
  const addMove = database.prepare(
    'insert into room_move (game, number, move, seat) select ?, coalesce(max(number), 0) + 1, ?, ? from room_move where game = ?',
  );
  const seedOf = database.prepare('select seed from room_seed where room = ?');
  const setSeed = database.prepare(
    'insert into room_seed values (?, ?) on conflict (room) do update set seed = excluded.seed',
  );
  const gameFrom = (row: Record<string, unknown> | undefined) => row && asGame(row);
  return {
    /** The seed of a room's next game, kept from the moment that its hash is shown. */
    nextSeed: (room: string, create: () => string) => {
      const kept = seedOf.get(room)?.['seed'];
      if (typeof kept === 'string') return kept;
      const seed = create();
      setSeed.run(room, seed);
      return seed;
    },
    replaceSeed: (room: string, seed: string) => setSeed.run(room, seed),
    lastGame: (room: string) => gameFrom(last.get(room)),
    game: (id: string) => gameFrom(one.get(id)),
    /** Rooms whose game was open when the program stopped. */
    openRooms: () => open.all().map(({ room }) => String(room)),
    addGame: ({ id, room, number, seed, mix, leader, seats, state }: KeptGame) =>
      add.run(id, room, number, seed, mix, leader, JSON.stringify(seats), state),
    moveGame: (id: string, state: KeptGame['state']) => setState.run(state, id),
    /** The moves of a game in order; the seat is null where an earlier program kept the move alone. */
    movesOf: (game: string): { move: unknown; seat: number | null }[] =>
      moves.all(game).map(({ move, seat }) => ({
        move: JSON.parse(String(move)) as unknown,
        seat: seat === null ? null : Number(seat),
      })),
    addMove: (game: string, move: unknown, seat: number) =>
      addMove.run(game, JSON.stringify(move), seat, game),
  };
};

export type RoomStore = ReturnType<typeof createRoomStore>;
