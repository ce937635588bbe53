import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The schema's steps, in order; one that has landed is never edited, for stores outlive the code. */
const steps = [
  `
  create table session (
    id integer primary key,
    secret text not null unique,
    launch text not null unique,
    brand text not null,
    vendor text not null,
    game text not null,
    player text not null,
    token text not null,
    currency text not null,
    mode text not null,
    language text not null,
    lobby_url text not null,
    created_at integer not null
  ) strict;
  create index session_player on session (player, id);
  create table wallet_call (
    id text primary key,
    session integer not null references session (id),
    call text not null check (call in ('bet', 'win', 'rollback', 'endRound')),
    round text not null,
    amount integer not null default 0,
    original text,
    state text not null check (state in ('asking', 'waiting', 'answered', 'refused', 'void')),
    tries integer not null default 0,
    next_at integer not null default 0,
    code text,
    created_at integer not null
  ) strict;
  create index wallet_call_due on wallet_call (next_at) where state in ('asking', 'waiting');
  create index wallet_call_round on wallet_call (round, session);
  create table seed (
    id integer primary key,
    player text not null,
    seed text not null,
    client text not null,
    rounds integer not null default 0,
    revealed_at integer
  ) strict;
  create unique index seed_current on seed (player) where revealed_at is null;
  create table solo_round (
    id text primary key,
    ask text not null,
    session integer not null references session (id),
    player text not null,
    game text not null,
    seed integer not null references seed (id),
    nonce integer not null,
    client text not null,
    bet text not null,
    stake integer not null,
    status text not null check (status in ('asked', 'open', 'over', 'void')),
    state text,
    win integer,
    started_at integer not null,
    ended_at integer,
    unique (player, ask)
  ) strict;
  create index solo_round_player on solo_round (player, game, started_at);
  create index solo_round_open on solo_round (status) where status in ('asked', 'open');
  create table kept_value (name text primary key, value text not null) strict;
  `,
];

/** The arcade's store: one SQLite file that one program has at a time. */
export type Store = DatabaseSync;

/**
 * Opens the store and brings it up to date. What is written outlives the program at once, and the machine once
 * `createDisk` has said so.
 * @param path Its file, or `:memory:`.
 * @throws where another program has it open, or a newer arcade wrote it.
 */
export const openStore = (path: string): Store => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = new DatabaseSync(path);
  try {
    store.exec(
      'pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;',
    );
    const version = Number(store.prepare('pragma user_version').get()?.['user_version']);
    if (version > steps.length)
      throw new Error(`${path} was written by a newer arcade (version ${version} of its store).`);
    for (const [index, step] of steps.slice(version).entries())
      store.exec(`begin; ${step}; pragma user_version = ${version + index + 1}; commit;`);
    // Its log stands in the folder, and on the disk, before anything is promised.
    store.exec(`pragma user_version = ${steps.length}; pragma synchronous = normal;`);
  } catch (error) {
    store.close();
    if (/locked|busy/i.test((error as Error).message))
      throw new Error(`${path} is in use by another arcade. Stop it first.`, { cause: error });
    throw error;
  }
  return store;
};
