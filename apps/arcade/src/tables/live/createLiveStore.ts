import type { DatabaseSync } from 'node:sqlite';

/** A round as it is kept: with its seed from before its betting opened. */
export type KeptRound = {
  number: number;
  seed: string;
  closesAt: number;
  /** The result as JSON, once it is drawn. */
  result: string | null;
  isSettled: boolean;
};

/** A player's bet of a round; `state` moves from asked to taken or void. */
export type KeptBet = {
  id: string;
  round: number;
  player: string;
  /** The launch that it was staked with. */
  session: number;
  /** Stakes by spot as JSON. */
  chips: string;
  amount: number;
  state: 'asked' | 'taken' | 'void';
};

const schema = `
create table if not exists live_round (
  table_id text not null,
  number integer not null,
  seed text not null,
  closes_at integer not null,
  result text,
  settled integer not null default 0,
  primary key (table_id, number)
) strict;
create table if not exists live_bet (
  id text primary key,
  table_id text not null,
  round integer not null,
  player text not null,
  session integer not null references session (id),
  chips text not null,
  amount integer not null,
  state text not null
) strict;
create index if not exists live_bet_round on live_bet (table_id, round);
`;

const asRound = (row: Record<string, unknown>): KeptRound => ({
  number: Number(row['number']),
  seed: String(row['seed']),
  closesAt: Number(row['closes_at']),
  result: row['result'] === null ? null : String(row['result']),
  isSettled: row['settled'] === 1,
});

const asBet = (row: Record<string, unknown>): KeptBet => ({
  id: String(row['id']),
  round: Number(row['round']),
  player: String(row['player']),
  session: Number(row['session']),
  chips: String(row['chips']),
  amount: Number(row['amount']),
  state: row['state'] as KeptBet['state'],
});

/** Keeps rounds and bets of one table, so that a restart goes on where the program stopped. */
export const createLiveStore = (database: DatabaseSync, table: string) => {
  database.exec(schema);
  const rounds = database.prepare('select * from live_round where table_id = ? order by number desc limit ?');
  const unsettled = database.prepare(
    'select * from live_round where table_id = ? and settled = 0 order by number',
  );
  const open = database.prepare(
    'insert into live_round (table_id, number, seed, closes_at) values (?, ?, ?, ?)',
  );
  const setResult = database.prepare('update live_round set result = ? where table_id = ? and number = ?');
  const setSettled = database.prepare('update live_round set settled = 1 where table_id = ? and number = ?');
  const bets = database.prepare('select * from live_bet where table_id = ? and round = ? order by rowid');
  const addBet = database.prepare('insert into live_bet values (?, ?, ?, ?, ?, ?, ?, ?)');
  const moveBet = database.prepare("update live_bet set state = ? where id = ? and state = 'asked'");
  return {
    /** The last rounds, the newest first. */
    lastRounds: (count: number) => rounds.all(table, count).map(asRound),
    unsettledRounds: () => unsettled.all(table).map(asRound),
    openRound: (number: number, seed: string, closesAt: number) => open.run(table, number, seed, closesAt),
    keepResult: (number: number, result: string) => setResult.run(result, table, number),
    markSettled: (number: number) => setSettled.run(table, number),
    betsOf: (round: number) => bets.all(table, round).map(asBet),
    addBet: ({ id, round, player, session, chips, amount, state }: KeptBet) =>
      addBet.run(id, table, round, player, session, chips, amount, state),
    /** Whether a bet that was only asked for is now what is said. */
    moveBet: (id: string, state: 'taken' | 'void') => moveBet.run(state, id).changes === 1,
  };
};

export type LiveStore = ReturnType<typeof createLiveStore>;
