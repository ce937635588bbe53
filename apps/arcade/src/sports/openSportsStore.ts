import type { Store } from '../store/openStore.ts';

/** A bet. `asked` until the wallet has answered; `void` where it was not taken. */
export type Bet = {
  id: string;
  /** What the page called it: the same again is the same bet. */
  ask: string;
  /** The seat's `id`: the same on every page of the player's. */
  player: string;
  /** The launch that staked it. */
  session: number;
  game: string;
  number: number;
  market: string;
  pick: string;
  /** In hundredths. */
  odds: number;
  /** Minor units. */
  stake: number;
  state: 'asked' | 'open' | 'won' | 'lost' | 'returned' | 'void';
  win: number;
  placedAt: number;
};

const tables = `
create table if not exists sports_day (day integer primary key, seed text not null) strict;
create table if not exists sports_bet (
  id text primary key,
  ask text not null,
  player text not null,
  session integer not null references session (id),
  game text not null,
  number integer not null,
  market text not null,
  pick text not null,
  odds integer not null,
  stake integer not null,
  state text not null check (state in ('asked', 'open', 'won', 'lost', 'returned', 'void')),
  win integer not null default 0,
  placed_at integer not null,
  unique (player, ask)
) strict;
create index if not exists sports_bet_player on sports_bet (player, game, placed_at);
create index if not exists sports_bet_open on sports_bet (game, number) where state in ('asked', 'open');
`;

const columns =
  'id, ask, player, session, game, number, market, pick, odds, stake, state, win, placed_at as placedAt';

/** What the sports keep in the arcade's store. */
export const openSportsStore = (database: Store) => {
  database.exec(tables);
  const addDay = database.prepare('insert into sports_day (day, seed) values (?, ?) on conflict do nothing');
  const day = database.prepare('select seed from sports_day where day = ?');
  const value = database.prepare("select value from kept_value where name = 'sports.shown'");
  const keepValue = database.prepare(
    "insert into kept_value (name, value) values ('sports.shown', ?) on conflict (name) do update set value = excluded.value",
  );
  const add = database.prepare(
    `insert into sports_bet (id, ask, player, session, game, number, market, pick, odds, stake, state, placed_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'asked', ?)`,
  );
  const move = database.prepare('update sports_bet set state = ?, win = ? where id = ? and state = ?');
  const byAsk = database.prepare(`select ${columns} from sports_bet where player = ? and ask = ?`);
  const undecided = database.prepare(`select ${columns} from sports_bet where state in ('asked', 'open')`);
  const asked = database.prepare(`select ${columns} from sports_bet where state = 'asked'`);
  const ofPlayer = database.prepare(
    `select ${columns} from sports_bet where player = ? and game = ? and state <> 'void' order by placed_at desc, rowid desc limit 20`,
  );
  return {
    addDay: (number: number, seed: string) => void addDay.run(number, seed),
    seedOfDay: (number: number): string | undefined => {
      const seed = day.get(number)?.['seed'];
      return seed === undefined ? undefined : String(seed);
    },
    /** The last moment that is known to have been shown to somebody. */
    shownUntil: (): number => Number(value.get()?.['value'] ?? 0),
    keepShown: (moment: number) => void keepValue.run(String(moment)),
    add: (bet: Omit<Bet, 'state' | 'win'>) =>
      void add.run(
        bet.id,
        bet.ask,
        bet.player,
        bet.session,
        bet.game,
        bet.number,
        bet.market,
        bet.pick,
        bet.odds,
        bet.stake,
        bet.placedAt,
      ),
    /** Moves a bet on; false when it was no longer in the state that it is moved from. */
    move: (id: string, from: Bet['state'], to: Bet['state'], win = 0): boolean =>
      move.run(to, win, id, from).changes === 1,
    findAsked: (player: string, ask: string) => byAsk.get(player, ask) as Bet | undefined,
    undecided: () => undecided.all() as Bet[],
    asked: () => asked.all() as Bet[],
    betsOf: (player: string, game: string) => ofPlayer.all(player, game) as Bet[],
  };
};

export type SportsStore = ReturnType<typeof openSportsStore>;
