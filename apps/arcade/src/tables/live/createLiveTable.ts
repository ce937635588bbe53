import type { Draw } from '../../fairness/createDraw.ts';
import type { Seat } from '../../launch/Seat.ts';
import type { Cashier } from '../../wallet/createCashier.ts';
import type { TableRules } from '../rules/TableRules.ts';
import type { KeptBet, KeptRound, LiveStore } from './createLiveStore.ts';
import type { LiveMessage, Phase, ShownRound } from './LiveMessage.ts';
import { readChips, type Chips, type Limits } from './readChips.ts';
import type { Timing } from './Timing.ts';

/** What a table is made of; seeds and draws are the arcade's, so that each round can be verified like any other. */
export type LiveTableOptions = {
  id: string;
  rules: TableRules;
  timing: Timing;
  store: LiveStore;
  cashier: Pick<Cashier, 'bet' | 'rollback' | 'settle'>;
  limitsOf: (currency: string) => Limits;
  newSeed: () => string;
  newBetId: () => string;
  hashOf: (seed: string) => string;
  drawsOf: (seed: string, table: string, number: number) => Draw;
  /** The seat of a kept bet, after a restart too. */
  seatOf: (session: number) => Seat | undefined;
};

type Connection = { seat: Seat; send: (message: LiveMessage) => void };

/** Rounds that the roads and the list of results go back to. */
const remembered = 144;

const addUp = (bets: readonly KeptBet[]) => {
  const chips: Record<string, number> = {};
  for (const bet of bets) {
    for (const [spot, stake] of Object.entries(JSON.parse(bet.chips) as Chips))
      chips[spot] = (chips[spot] ?? 0) + stake;
  }
  return chips;
};

/**
 * A table at which everybody sees the same round on the same clock. Its seed is kept and its hash shown before betting
 * opens; with nobody there it rests. A round that the program's end interrupted is dealt from its seed after the start.
 */
export const createLiveTable = (options: LiveTableOptions) => {
  const { id, rules, timing, store, cashier } = options;
  const connections = new Set<Connection>();
  const pending = new Map<string, Promise<unknown>>();
  let phase: Phase = 'resting';
  let round: KeptRound | undefined;
  let endsAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  // The hash tells rounds of one number apart where a store was begun anew.
  const roundId = ({ number, seed }: KeptRound) => `${id}:${number}:${options.hashOf(seed).slice(0, 8)}`;
  const returned = (bet: KeptBet, result: unknown) =>
    Object.entries(JSON.parse(bet.chips) as Chips).reduce(
      (sum, [spot, stake]) => sum + Math.floor((stake * rules.returns(spot, result)) / 100),
      0,
    );
  const takenOf = (number: number, player?: string) =>
    store
      .betsOf(number)
      .filter((bet) => bet.state === 'taken' && (player === undefined || bet.player === player));

  const history = () =>
    store
      .lastRounds(remembered)
      .filter((kept) => kept.result !== null && (kept.number !== round?.number || phase !== 'betting'))
      .toReversed()
      .map(({ number, result }) => {
        const shown: unknown = JSON.parse(result ?? 'null');
        return { number, label: rules.label(shown), side: rules.side?.(shown) };
      });

  const shownRound = (seat: Seat): ShownRound | null => {
    if (!round) return null;
    const { number, seed, closesAt, result } = round;
    const mine = takenOf(number, seat.id);
    const drawn: unknown = result === null ? undefined : JSON.parse(result);
    return {
      id: roundId(round),
      number,
      hash: options.hashOf(seed),
      closesIn: Math.max(0, closesAt - Date.now()),
      endsIn: Math.max(0, endsAt - Date.now()),
      chips: addUp(mine),
      ...(drawn !== undefined && {
        result: drawn,
        seed,
        won: mine.reduce((sum, bet) => sum + returned(bet, drawn), 0),
      }),
    };
  };

  const players = () => new Set([...connections].map(({ seat }) => seat.id)).size;
  const tell = (connection: Connection, withHistory = false) =>
    connection.send({
      type: 'table',
      phase,
      players: players(),
      limits: options.limitsOf(connection.seat.currency),
      round: shownRound(connection.seat),
      ...(withHistory && { history: history() }),
    });
  const tellAll = (withHistory = false) => connections.forEach((connection) => tell(connection, withHistory));

  const at = (when: number, step: () => void) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(step, Math.max(0, when - Date.now()));
  };

  /** Draws and settles what is kept of a round; doing so again pays nothing twice. */
  const settle = (kept: KeptRound) => {
    for (const bet of store.betsOf(kept.number)) {
      if (bet.state !== 'asked' || !store.moveBet(bet.id, 'void')) continue;
      cashier.rollback(bet, { id: bet.id, round: roundId(kept) });
    }
    const result = rules.play(options.drawsOf(kept.seed, id, kept.number));
    store.keepResult(kept.number, JSON.stringify(result));
    for (const bets of Map.groupBy(takenOf(kept.number), ({ player }) => player).values()) {
      const [first] = bets;
      const wins = bets
        .map((bet) => ({ bet: bet.id, amount: returned(bet, result) }))
        .filter(({ amount }) => amount > 0);
      if (first) cashier.settle(first, roundId(kept), wins);
    }
    store.markSettled(kept.number);
    return result;
  };

  const show = () => {
    if (!round) return;
    round = { ...round, result: JSON.stringify(settle(round)), isSettled: true };
    phase = 'showing';
    endsAt = Date.now() + timing.showing;
    tellAll(true);
    at(endsAt, open);
  };

  const close = async () => {
    phase = 'closing';
    tellAll();
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, timing.closing);
    });
    await Promise.race([Promise.allSettled(pending.values()), patience]);
    clearTimeout(timer);
    if (!isClosed) show();
  };

  const open = () => {
    if (connections.size === 0) {
      phase = 'resting';
      round = undefined;
      return;
    }
    const number = (store.lastRounds(1)[0]?.number ?? 0) + 1;
    const seed = options.newSeed();
    const closesAt = Date.now() + timing.betting;
    store.openRound(number, seed, closesAt);
    round = { number, seed, closesAt, result: null, isSettled: false };
    endsAt = closesAt + timing.showing;
    phase = 'betting';
    tellAll();
    at(closesAt, () => void close());
  };

  const take = async (seat: Seat, kept: KeptRound, bet: KeptBet) => {
    store.addBet(bet);
    const answer = await cashier.bet(seat, { id: bet.id, round: roundId(kept), amount: bet.amount });
    if (answer.refused) {
      store.moveBet(bet.id, 'void');
      return { refused: answer.refused };
    }
    return store.moveBet(bet.id, 'taken') ? {} : { refused: 'tooLate' };
  };

  // What a stop left open: a round whose betting still runs is closed at once, for its players have lost their clock.
  for (const kept of store.unsettledRounds()) settle(kept);

  return {
    id,
    /** Sits somebody down to watch and bet; the answer is how they leave. */
    join: (seat: Seat, send: (message: LiveMessage) => void) => {
      const connection = { seat, send };
      connections.add(connection);
      if (phase === 'resting') open();
      else tellAll();
      tell(connection, true);
      return () => {
        connections.delete(connection);
        if (!isClosed) tellAll();
      };
    },
    /** Bets on spots of the round that runs; answers with the key of the reason where that is not possible. */
    bet: async (seat: Seat, value: unknown): Promise<{ refused?: string }> => {
      if (phase !== 'betting' || !round || Date.now() >= round.closesAt) return { refused: 'tooLate' };
      const { number } = round;
      const standing = store.betsOf(number).filter((bet) => bet.player === seat.id && bet.state !== 'void');
      const limits = options.limitsOf(seat.currency);
      const chips = readChips(value, { spots: rules.spots, limits, lying: addUp(standing) });
      if (typeof chips === 'string') return { refused: chips };
      const amount = Object.values(chips).reduce((sum, stake) => sum + stake, 0);
      const betId = options.newBetId();
      // One launch plays a round whole, though the page was opened by another meanwhile.
      const [first] = standing;
      const staking = (first && options.seatOf(first.session)) ?? seat;
      const taking = take(staking, round, {
        id: betId,
        round: number,
        player: seat.id,
        session: staking.session,
        chips: JSON.stringify(chips),
        amount,
        state: 'asked',
      });
      pending.set(betId, taking);
      const answer = await taking.finally(() => pending.delete(betId));
      connections.forEach((connection) => connection.seat.id === seat.id && tell(connection));
      return answer;
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};

/** A live table. */
export type LiveTable = ReturnType<typeof createLiveTable>;
