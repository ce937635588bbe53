import type { Store } from '../store/openStore.ts';
import type { Prize } from './rules/Bet.ts';
import type { Line } from './rules/ticket.ts';

/** A draw as it is kept: its seed from before its first bet on, its numbers from the draw on. */
export type KeptDraw = {
  lottery: string;
  number: string;
  seed: string;
  closesAt: number;
  drawsAt: number;
  prizes: readonly Prize[] | null;
};

/** A ticket. `asked` until the wallet has answered, `over` with what it won. */
export type Ticket = {
  id: string;
  /** The seat's `id`: the same on every page of the player's. */
  player: string;
  /** The launch that staked it. */
  session: number;
  lottery: string;
  number: string;
  lines: readonly Line[];
  cost: number;
  state: 'asked' | 'open' | 'over' | 'void';
  win: number;
  placedAt: number;
};

const tables = `
create table if not exists lottery_draw (
  lottery text not null,
  number text not null,
  seed text not null,
  closes_at integer not null,
  draws_at integer not null,
  prizes text,
  primary key (lottery, number)
) strict;
create index if not exists lottery_draw_waiting on lottery_draw (draws_at) where prizes is null;
create table if not exists lottery_ticket (
  id text primary key,
  player text not null,
  session integer not null references session (id),
  lottery text not null,
  number text not null,
  lines text not null,
  cost integer not null,
  state text not null check (state in ('asked', 'open', 'over', 'void')),
  win integer not null default 0,
  placed_at integer not null
) strict;
create index if not exists lottery_ticket_player on lottery_ticket (player, placed_at);
create table if not exists lottery_telling (
  lottery text not null,
  number text not null,
  brand text not null,
  vendor text not null,
  tries integer not null default 0,
  next_at integer not null default 0,
  answer text,
  primary key (lottery, number, brand)
) strict;
create index if not exists lottery_telling_due on lottery_telling (next_at) where answer is null;
create index if not exists lottery_ticket_open on lottery_ticket (lottery, number) where state in ('asked', 'open');
`;

type Telling = { lottery: string; number: string; brand: string; vendor: string; tries: number };
type DrawRow = Omit<KeptDraw, 'prizes'> & { prizes: string | null };
type TicketRow = Omit<Ticket, 'lines'> & { lines: string };

const toDraw = ({ prizes, ...row }: DrawRow): KeptDraw => ({
  ...row,
  prizes: prizes === null ? null : (JSON.parse(prizes) as Prize[]),
});
const toTicket = ({ lines, ...row }: TicketRow): Ticket => ({ ...row, lines: JSON.parse(lines) as Line[] });

const drawColumns = 'lottery, number, seed, closes_at as closesAt, draws_at as drawsAt, prizes';
const ticketColumns = 'id, player, session, lottery, number, lines, cost, state, win, placed_at as placedAt';

/** What the lotteries keep in the arcade's store: draws and tickets. */
export const openLotteryStore = (database: Store) => {
  database.exec(tables);
  const addDraw = database.prepare(
    'insert into lottery_draw (lottery, number, seed, closes_at, draws_at) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const draw = database.prepare(`select ${drawColumns} from lottery_draw where lottery = ? and number = ?`);
  const due = database.prepare(
    `select ${drawColumns} from lottery_draw where prizes is null and draws_at <= ? order by draws_at`,
  );
  const latest = database.prepare(
    `select ${drawColumns} from lottery_draw where lottery = ? and prizes is not null order by draws_at desc limit ?`,
  );
  const setPrizes = database.prepare(
    'update lottery_draw set prizes = ? where lottery = ? and number = ? and prizes is null',
  );
  const count = database.prepare('select count(*) as count from lottery_draw');
  const addTicket = database.prepare(
    "insert into lottery_ticket (id, player, session, lottery, number, lines, cost, state, placed_at) values (?, ?, ?, ?, ?, ?, ?, 'asked', ?)",
  );
  const move = database.prepare('update lottery_ticket set state = ?, win = ? where id = ? and state = ?');
  const undecided = database.prepare(
    `select ${ticketColumns} from lottery_ticket t where state in ('asked', 'open') and exists (
       select 1 from lottery_draw d where d.lottery = t.lottery and d.number = t.number and d.prizes is not null)`,
  );
  const asked = database.prepare(`select ${ticketColumns} from lottery_ticket where state = 'asked'`);
  const ofPlayer = database.prepare(
    `select ${ticketColumns} from lottery_ticket where player = ? and lottery = ? and state <> 'void' order by placed_at desc limit 20`,
  );
  const addTelling = database.prepare(
    'insert into lottery_telling (lottery, number, brand, vendor) values (?, ?, ?, ?) on conflict do nothing',
  );
  const dueTellings = database.prepare(
    'select lottery, number, brand, vendor, tries from lottery_telling where answer is null and next_at <= ? order by next_at limit ?',
  );
  const delayTelling = database.prepare(
    'update lottery_telling set tries = tries + 1, next_at = ? where lottery = ? and number = ? and brand = ?',
  );
  const closeTelling = database.prepare(
    'update lottery_telling set answer = ? where lottery = ? and number = ? and brand = ?',
  );
  const ticket = database.prepare(`select ${ticketColumns} from lottery_ticket where id = ?`);
  return {
    isEmpty: () => Number(count.get()?.['count']) === 0,
    addDraw: ({ lottery, number, seed, closesAt, drawsAt }: Omit<KeptDraw, 'prizes'>) =>
      void addDraw.run(lottery, number, seed, closesAt, drawsAt),
    findDraw: (lottery: string, number: string): KeptDraw | undefined => {
      const row = draw.get(lottery, number) as DrawRow | undefined;
      return row && toDraw(row);
    },
    dueDraws: (now: number) => (due.all(now) as DrawRow[]).map(toDraw),
    latestDraws: (lottery: string, most: number) => (latest.all(lottery, most) as DrawRow[]).map(toDraw),
    setPrizes: ({ lottery, number }: KeptDraw, prizes: readonly Prize[]) =>
      setPrizes.run(JSON.stringify(prizes), lottery, number).changes === 1,
    addTicket: ({
      id,
      player,
      session,
      lottery,
      number,
      lines,
      cost,
      placedAt,
    }: Omit<Ticket, 'state' | 'win'>) =>
      void addTicket.run(id, player, session, lottery, number, JSON.stringify(lines), cost, placedAt),
    /** Moves a ticket on; false when it was no longer in the state that it is moved from. */
    move: (id: string, from: Ticket['state'], to: Ticket['state'], win = 0) =>
      move.run(to, win, id, from).changes === 1,
    findTicket: (id: string): Ticket | undefined => {
      const row = ticket.get(id) as TicketRow | undefined;
      return row && toTicket(row);
    },
    undecidedTickets: () => (undecided.all() as TicketRow[]).map(toTicket),
    askedTickets: () => (asked.all() as TicketRow[]).map(toTicket),
    ticketsOf: (player: string, lottery: string) =>
      (ofPlayer.all(player, lottery) as TicketRow[]).map(toTicket),
    addTelling: (lottery: string, number: string, brand: string, vendor: string) =>
      void addTelling.run(lottery, number, brand, vendor),
    dueTellings: (now: number, most: number) => dueTellings.all(now, most) as Telling[],
    delayTelling: (lottery: string, number: string, brand: string, nextAt: number) =>
      void delayTelling.run(nextAt, lottery, number, brand),
    closeTelling: (lottery: string, number: string, brand: string, answer: string) =>
      void closeTelling.run(answer, lottery, number, brand),
  };
};

export type LotteryStore = ReturnType<typeof openLotteryStore>;
