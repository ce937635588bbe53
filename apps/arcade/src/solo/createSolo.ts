import { randomUUID } from 'node:crypto';
import { hashOf } from '../fairness/hashOf.ts';
import { drawsOf } from '../fairness/drawsOf.ts';
import { newSeed } from '../fairness/newSeed.ts';
import type { Seat } from '../launch/Seat.ts';
import type { Seats } from '../launch/createSeats.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Store } from '../store/openStore.ts';
import type { Cashier } from '../wallet/createCashier.ts';
import type { SoloRules } from './SoloRules.ts';

/** A round as its player sees it; amounts in minor units. */
export type ShownSolo = {
  id: string;
  game: string;
  nonce: number;
  client: string;
  hash: string;
  /** Told once the seed was changed. */
  seed: string | null;
  bet: unknown;
  stake: number;
  isOver: boolean;
  win: number | null;
  state: unknown;
  startedAt: number;
  /** Where its replay is found, once it is over. */
  recall: string | null;
};

/** What a page asked for could not be done; `code` is the wallet's, or one of the arcade's own. */
export type Refused = { refused: string; round?: ShownSolo };

/** The seed that is played with now. */
export type ShownSeed = { hash: string; client: string; rounds: number };

type SeedRow = { id: number; seed: string; client: string; rounds: number; revealed_at: number | null };
type RoundRow = {
  id: string;
  session: number;
  player: string;
  game: string;
  seed: number;
  nonce: number;
  client: string;
  bet: string;
  stake: number;
  status: 'asked' | 'open' | 'over' | 'void';
  state: string | null;
  win: number | null;
  started_at: number;
};

type Parts = {
  store: Store;
  seats: Pick<Seats, 'bySession'>;
  cashier: Pick<Cashier, 'bet' | 'rollback' | 'settle' | 'taken'>;
  /** The rules of a game; undefined where it is none that one plays alone. */
  rulesOf: (game: string) => SoloRules | undefined;
  /** The least and most of a stake, in minor units. */
  limitsOf: (game: string, currency: string) => { min: number; max: number };
  /** The address of a round's replay. */
  recallOf: (round: string) => string;
  clock?: () => number;
};

const defaultClient = 'marquee';
const clientPattern = /^[\x20-\x7e]{1,64}$/;

/**
 * Plays rounds of one player against the house. The server's seed is kept and its hash shown before it is bet on; a
 * round stands in the store before its bet is asked for, so that whatever the program's end interrupts is either
 * rolled back or goes on.
 */
export const createSolo = ({
  store,
  seats,
  cashier,
  rulesOf,
  limitsOf,
  recallOf,
  clock = Date.now,
}: Parts) => {
  const currentSeed = store.prepare('select * from seed where player = ? and revealed_at is null');
  const seedById = store.prepare('select * from seed where id = ?');
  const addSeed = store.prepare('insert into seed (player, seed, client) values (?, ?, ?)');
  const useSeed = store.prepare('update seed set rounds = rounds + 1 where id = ? returning rounds');
  const reveal = store.prepare('update seed set revealed_at = ? where id = ?');
  const addRound = store.prepare(`
    insert into solo_round
      (id, ask, session, player, game, seed, nonce, client, bet, stake, status, started_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'asked', ?)`);
  const byAsk = store.prepare('select * from solo_round where player = ? and ask = ?');
  const byId = store.prepare('select * from solo_round where id = ?');
  const unfinished = store.prepare(
    "select * from solo_round where player = ? and game = ? and status in ('asked', 'open')",
  );
  const anyUnfinished = store.prepare(
    "select 1 from solo_round where player = ? and status in ('asked', 'open') limit 1",
  );
  const allUnfinished = store.prepare("select * from solo_round where status in ('asked', 'open')");
  const last = store.prepare(
    "select * from solo_round where player = ? and game = ? and status = 'over' order by started_at desc, rowid desc limit ?",
  );
  const save = store.prepare(
    'update solo_round set status = ?, state = ?, stake = ?, win = ?, ended_at = ? where id = ?',
  );
  const timers = new Map<string, NodeJS.Timeout>();
  const acting = new Set<string>();

  const seedOf = (player: string): SeedRow => {
    const row = currentSeed.get(player);
    if (row) return row as SeedRow;
    addSeed.run(player, newSeed(), defaultClient);
    return currentSeed.get(player) as SeedRow;
  };

  const shown = (row: RoundRow): ShownSolo => {
    const rules = rulesOf(row.game);
    const seed = seedById.get(row.seed) as SeedRow;
    return {
      id: row.id,
      game: row.game,
      nonce: row.nonce,
      client: row.client,
      hash: hashOf(seed.seed),
      seed: seed.revealed_at === null ? null : seed.seed,
      bet: JSON.parse(row.bet),
      stake: row.stake,
      isOver: row.status === 'over',
      win: row.win,
      state: row.state === null || !rules ? null : rules.show(JSON.parse(row.state)),
      startedAt: row.started_at,
      recall: row.status === 'over' ? recallOf(row.id) : null,
    };
  };

  /** Keeps what a round has come to, and settles it when it is over. */
  const keep = (row: RoundRow, rules: SoloRules, state: unknown, stake: number): RoundRow =>
    inTransaction(store, () => {
      const win = rules.winOf(state);
      const isOver = win !== null;
      save.run(isOver ? 'over' : 'open', JSON.stringify(state), stake, win, isOver ? clock() : null, row.id);
      if (win !== null) {
        clearTimeout(timers.get(row.id));
        timers.delete(row.id);
        cashier.settle({ session: row.session }, row.id, [{ bet: `${row.id}.bet`, amount: win }]);
      }
      return byId.get(row.id) as RoundRow;
    });

  const expire = (id: string) => {
    timers.delete(id);
    const row = byId.get(id) as RoundRow | undefined;
    const rules = row && rulesOf(row.game);
    if (row?.status !== 'open' || !rules?.expire || acting.has(id)) return;
    keep(row, rules, rules.expire(JSON.parse(row.state ?? 'null')), row.stake);
  };

  const watch = (row: RoundRow, rules: SoloRules) => {
    const after = row.status === 'open' ? rules.endsAfter?.(JSON.parse(row.state ?? 'null')) : null;
    if (after === null || after === undefined) return;
    const rest = Math.max(0, row.started_at + after - clock());
    timers.set(row.id, setTimeout(() => expire(row.id), rest).unref());
  };

  const begin = (row: RoundRow, rules: SoloRules): RoundRow => {
    const { seed } = seedById.get(row.seed) as SeedRow;
    const state = rules.begin(JSON.parse(row.bet), drawsOf(seed, row.client, row.nonce));
    const kept = keep(row, rules, state, row.stake);
    watch(kept, rules);
    return kept;
  };

  return {
    /** Plays a round, or its first step. The same `ask` again answers the same round. */
    play: async (seat: Seat, ask: string, sent: unknown): Promise<ShownSolo | Refused> => {
      const { game } = seat.caller;
      const rules = rulesOf(game);
      if (!rules) return { refused: 'UNKNOWN_GAME' };
      const known = byAsk.get(seat.id, ask) as RoundRow | undefined;
      if (known)
        return known.status === 'open' || known.status === 'over' ? shown(known) : { refused: 'NO_ANSWER' };
      const bet = rules.readBet(sent);
      if (bet === undefined) return { refused: 'BAD_BET' };
      const stake = rules.stakeOf(bet);
      const { min, max } = limitsOf(game, seat.currency);
      if (!Number.isSafeInteger(stake) || stake < min || stake > max) return { refused: 'STAKE_LIMITS' };
      const open = unfinished.get(seat.id, game) as RoundRow | undefined;
      if (open) return { refused: 'ROUND_OPEN', round: shown(open) };
      const id = randomUUID();
      inTransaction(store, () => {
        const seed = seedOf(seat.id);
        const nonce = Number(useSeed.get(seed.id)?.['rounds']);
        addRound.run(
          id,
          ask,
          seat.session,
          seat.id,
          game,
          seed.id,
          nonce,
          seed.client,
          JSON.stringify(bet),
          stake,
          clock(),
        );
      });
      const { refused } = await cashier.bet(seat, { id: `${id}.bet`, round: id, amount: stake });
      const row = byId.get(id) as RoundRow;
      if (refused !== undefined) {
        save.run('void', null, stake, null, clock(), id);
        return { refused };
      }
      return shown(begin(row, rules));
    },
    /** Goes on with a round. */
    act: async (seat: Seat, id: string, sent: unknown): Promise<ShownSolo | Refused> => {
      const row = byId.get(id) as RoundRow | undefined;
      const rules = row && rulesOf(row.game);
      if (!row || !rules || row.player !== seat.id) return { refused: 'UNKNOWN_ROUND' };
      if (row.status !== 'open') return { refused: 'ROUND_OVER', round: shown(row) };
      const action = rules.readAction?.(sent);
      const state: unknown = JSON.parse(row.state ?? 'null');
      const next = action === undefined ? undefined : rules.act?.(state, action, clock() - row.started_at);
      if (action === undefined || next === undefined) return { refused: 'BAD_ACTION', round: shown(row) };
      if (acting.has(id)) return { refused: 'BUSY' };
      const extra = rules.extraStakeOf?.(state, action) ?? 0;
      if (extra === 0) return shown(keep(row, rules, next, row.stake));
      acting.add(id);
      try {
        const { refused } = await cashier.bet(seat, {
          id: `${id}.${randomUUID().slice(0, 8)}`,
          round: id,
          amount: extra,
        });
        if (refused !== undefined) return { refused, round: shown(row) };
        return shown(keep(row, rules, next, row.stake + extra));
      } finally {
        acting.delete(id);
      }
    },
    /** What a page begins with: the seed's hash, a round to go on with, the last ones. */
    look: (seat: Seat): { seed: ShownSeed; open: ShownSolo | null; last: ShownSolo[] } => {
      const { game } = seat.caller;
      const { seed, client, rounds } = seedOf(seat.id);
      const open = unfinished.get(seat.id, game) as RoundRow | undefined;
      return {
        seed: { hash: hashOf(seed), client, rounds },
        open: open?.status === 'open' ? shown(open) : null,
        last: (last.all(seat.id, game, 20) as RoundRow[]).map(shown),
      };
    },
    /** Shows the seed that was played with and begins another, mixed with the player's own. */
    changeSeed: (seat: Seat, client: unknown): { before: string; seed: ShownSeed } | Refused => {
      if (typeof client !== 'string' || !clientPattern.test(client)) return { refused: 'BAD_SEED' };
      if (anyUnfinished.get(seat.id)) return { refused: 'ROUND_OPEN' };
      return inTransaction(store, () => {
        const before = seedOf(seat.id);
        reveal.run(clock(), before.id);
        addSeed.run(seat.id, newSeed(), client);
        const now = seedOf(seat.id);
        return { before: before.seed, seed: { hash: hashOf(now.seed), client, rounds: 0 } };
      });
    },
    /** A round by its id with the launch that played it, whoever asks: the caller has proved that they may. */
    find: (id: string): { round: ShownSolo; session: number } | undefined => {
      const row = byId.get(id) as RoundRow | undefined;
      return row && { round: shown(row), session: row.session };
    },
    /**
     * Takes up what the program before left: bets without an answer are void, and so is a further stake that was taken
     * and not played; rounds go on.
     */
    start: (): void => {
      for (const row of allUnfinished.all() as RoundRow[]) {
        const rules = rulesOf(row.game);
        if (row.status === 'open') {
          let staked = 0;
          for (const { id, amount } of cashier.taken(row.id)) {
            staked += amount;
            if (staked > row.stake) cashier.rollback({ session: row.session }, { id, round: row.id });
          }
          if (rules) watch(row, rules);
          continue;
        }
        inTransaction(store, () => {
          save.run('void', null, row.stake, null, clock(), row.id);
          const seat = seats.bySession(row.session);
          if (seat) cashier.rollback(seat, { id: `${row.id}.bet`, round: row.id });
        });
      }
    },
    stop: (): void => timers.forEach((timer) => clearTimeout(timer)),
  };
};

export type Solo = ReturnType<typeof createSolo>;
