import type { Draw } from '../fairness/createDraw.ts';
import type { Seat as Player } from '../launch/Seat.ts';
import type { Cashier } from '../wallet/createCashier.ts';
import type { KeptGame, RoomStore } from './createRoomStore.ts';
import type { RoomMessage, RoomPhase, RoomResult } from './RoomMessage.ts';
import type { RoomRules } from './RoomRules.ts';
import { rakePercent, shareOut } from './shareOut.ts';

/** What a room is made of; seeds, draws and names are the arcade's. */
export type RoomOptions = {
  id: string;
  stake: number;
  rules: RoomRules;
  store: RoomStore;
  cashier: Pick<Cashier, 'bet' | 'rollback' | 'settle'>;
  newSeed: () => string;
  newBetId: () => string;
  hashOf: (seed: string) => string;
  /** The draws of a game: its seed, what the players mixed in, its number. */
  drawsOf: (seed: string, mix: string, number: number) => Draw;
  /** The player of a kept game, after a restart too. */
  playerOf: (session: number) => Player | undefined;
  /** What the others call a player by. */
  nameOf: (player: Player) => string;
  /** The part of a game's draws that a player chose, if any. */
  mixOf: (player: Player) => string;
};

type Seat = { player: Player; isReady: boolean };
type Connection = { player: Player; send: (message: RoomMessage) => void };

/** How long a result is shown, and how long is waited for somebody who has gone and let a turn run out. */
const showing = 10_000;
const absentTurn = 3_000;

/**
 * A room where people play each other for one stake each. The stakes are taken when everybody is ready; the winner
 * gets the pot less the rake. Who drops keeps the seat while the game lasts, and the clock moves for them.
 */
export const createRoom = (options: RoomOptions) => {
  const { id, stake, rules, store, cashier } = options;
  const seats: (Seat | null)[] = Array.from({ length: rules.seats.most }, () => null);
  const connections = new Set<Connection>();
  const absent = new Set<string>();
  let phase: RoomPhase = 'waiting';
  let game: KeptGame | undefined;
  let state: unknown;
  let result: RoomResult | null = null;
  let failed: RoomMessage['failed'] = null;
  let timer: NodeJS.Timeout | undefined;
  let endsAt = 0;
  /** The places whose moves are waited for. */
  let awaited: readonly number[] = [];
  let isClosed = false;

  const isHere = (player: string) => [...connections].some((connection) => connection.player.id === player);
  const seatOf = (player: string) => {
    const at = seats.findIndex((seat) => seat?.player.id === player);
    return at < 0 ? null : at;
  };
  const seatsOf = (kept: KeptGame, places: readonly number[]) =>
    places.flatMap((place) => kept.seats[place]?.seat ?? []);
  const nextSeed = () => store.nextSeed(id, options.newSeed);

  const tell = ({ player, send }: Connection) => {
    const mySeat = seatOf(player.id);
    const place = game?.seats.findIndex((seat) => seat.player === player.id) ?? -1;
    send({
      type: 'room',
      room: id,
      phase,
      stake,
      rakePercent,
      least: rules.seats.least,
      seats: seats.map(
        (seat) =>
          seat && {
            name: options.nameOf(seat.player),
            isReady: seat.isReady,
            isHere: isHere(seat.player.id),
            isMe: seat.player.id === player.id,
          },
      ),
      mySeat,
      game:
        game && state !== undefined
          ? {
              id: game.id,
              number: game.number,
              hash: options.hashOf(game.seed),
              players: game.seats.map(({ seat }) => seat),
              view: rules.view(state, place < 0 ? null : place),
            }
          : null,
      turn:
        phase === 'playing' && game
          ? { seats: seatsOf(game, rules.turnOf(state)), endsIn: Math.max(0, endsAt - Date.now()) }
          : null,
      result,
      nextHash: options.hashOf(nextSeed()),
      failed,
    });
  };
  const tellAll = () => connections.forEach(tell);

  const takeSeat = (player: Player) => {
    const mine = seatOf(player.id);
    const held = mine === null ? undefined : seats[mine];
    const free = seats.indexOf(null);
    if (held) held.player = player;
    else if (free >= 0 && (phase === 'waiting' || phase === 'over')) seats[free] = { player, isReady: false };
  };

  const after = (wait: number, step: () => void) => {
    clearTimeout(timer);
    endsAt = Date.now() + wait;
    if (!isClosed) timer = setTimeout(step, wait);
  };

  const emptySeats = () => {
    seats.forEach((seat, index) => {
      if (seat && !isHere(seat.player.id)) seats[index] = null;
    });
  };

  const wait = () => {
    clearTimeout(timer);
    phase = 'waiting';
    absent.clear();
    emptySeats();
    for (const seat of seats) if (seat) seat.isReady = false;
    tellAll();
  };

  const dealOf = ({ seed, mix, number, seats: { length }, leader }: KeptGame) =>
    rules.deal(options.drawsOf(seed, mix, number), length, leader);

  const finish = (kept: KeptGame, places: readonly number[]) => {
    const isWon = places.length > 0 && places.length < kept.seats.length;
    const shares = shareOut(stake, kept.seats.length, isWon ? places.length : 1);
    kept.seats.forEach(({ session, bet }, place) => {
      if (!isWon) cashier.rollback({ session }, { id: bet, round: kept.id });
      const wins = isWon && places.includes(place) ? [{ bet, amount: shares.prize }] : [];
      cashier.settle({ session }, kept.id, wins);
    });
    store.moveGame(kept.id, 'over');
    phase = 'over';
    result = {
      winners: isWon ? seatsOf(kept, places) : [],
      ...(isWon ? shares : { pot: shares.pot, rake: 0, prize: 0 }),
      seed: kept.seed,
      mix: kept.mix,
      leader: kept.leader,
      dealt: dealOf(kept),
    };
    tellAll();
    after(showing, wait);
  };

  const goOn = (kept: KeptGame) => {
    const outcome = rules.outcome(state);
    if (outcome) return finish(kept, outcome.winners);
    phase = 'playing';
    const places = rules.turnOf(state);
    // Where several move at the same time, who is still waited for has no more time than the first.
    const isSameTurn =
      awaited.length > 1 &&
      places.length < awaited.length &&
      places.every((place) => awaited.includes(place));
    awaited = places;
    if (!isSameTurn) {
      const isAway = places.every((place) => {
        const player = kept.seats[place]?.player ?? '';
        return absent.has(player) && !isHere(player);
      });
      after(isAway ? absentTurn : rules.secondsAMove * 1000, () => expire(kept));
    }
    tellAll();
  };

  const expire = (kept: KeptGame) => {
    for (const place of awaited) {
      absent.add(kept.seats[place]?.player ?? '');
      makeMove(kept, rules.expire(state, place), place);
    }
  };

  const makeMove = (kept: KeptGame, move: unknown, place: number): { refused?: string } => {
    const next = rules.play(state, move, place);
    if (typeof next === 'string') return { refused: next };
    store.addMove(kept.id, move, place);
    state = next;
    goOn(kept);
    return {};
  };

  /** The winner of the last game leads, where the same people sit at the same seats. */
  const leaderOf = (players: readonly { seat: number; player: string }[]) => {
    const before = store.lastGame(id);
    const isSame =
      before?.state === 'over' &&
      before.seats.map(({ player }) => player).join() === players.map(({ player }) => player).join();
    const [winner, ...others] = result?.winners ?? [];
    if (!isSame || winner === undefined || others.length > 0) return null;
    const place = players.findIndex(({ seat }) => seat === winner);
    return place < 0 ? null : place;
  };

  const voidGame = (kept: KeptGame) => {
    store.moveGame(kept.id, 'void');
    for (const { session, bet } of kept.seats) cashier.rollback({ session }, { id: bet, round: kept.id });
  };

  const start = async () => {
    const number = (store.lastGame(id)?.number ?? 0) + 1;
    const players = seats.flatMap((seat, index) => (seat ? [{ seat: index, player: seat.player }] : []));
    const seed = nextSeed();
    // The hash tells games of one number apart where a store was begun anew.
    const gameId = `${id}:${number}:${options.hashOf(seed).slice(0, 8)}`;
    const kept: KeptGame = {
      id: gameId,
      room: id,
      number,
      seed,
      mix: players.map(({ player }) => options.mixOf(player)).join(),
      leader: leaderOf(players.map(({ seat, player }) => ({ seat, player: player.id }))),
      seats: players.map(({ seat, player }) => ({
        seat,
        player: player.id,
        session: player.session,
        bet: options.newBetId(),
      })),
      state: 'staking',
    };
    phase = 'staking';
    failed = null;
    store.addGame(kept);
    // The seed is used up by the stake, so that nobody who was refused knows the next cards.
    store.replaceSeed(id, options.newSeed());
    tellAll();
    const answers = await Promise.all(
      players.map(async ({ seat, player }, place) => {
        const id = kept.seats[place]?.bet ?? '';
        const { refused } = await cashier.bet(player, { id, round: gameId, amount: stake });
        return { seat, refused };
      }),
    );
    if (isClosed) return;
    const refusal = answers.find(({ refused }) => refused);
    if (refusal?.refused) {
      voidGame(kept);
      failed = { seat: refusal.seat, reason: refusal.refused };
      for (const { seat, refused } of answers) if (refused) seats[seat] = null;
      return wait();
    }
    store.moveGame(gameId, 'playing');
    game = kept;
    result = null;
    state = dealOf(kept);
    awaited = [];
    goOn(kept);
  };

  const restore = () => {
    const kept = store.lastGame(id);
    if (kept?.state === 'staking') return voidGame(kept);
    if (kept?.state !== 'playing') return;
    game = kept;
    for (const { seat, session } of kept.seats) {
      const player = options.playerOf(session);
      if (player) seats[seat] = { player, isReady: true };
    }
    state = dealOf(kept);
    for (const { move, seat } of store.movesOf(kept.id))
      state = rules.play(state, move, seat ?? rules.turnOf(state)[0] ?? 0);
    goOn(kept);
  };
  restore();

  return {
    id,
    stake,
    taken: () => seats.filter(Boolean).length,
    phase: () => phase,
    /** Comes in, and sits down where a seat is free; comes back to the seat that is theirs. */
    join: (player: Player, send: (message: RoomMessage) => void) => {
      const connection = { player, send };
      connections.add(connection);
      absent.delete(player.id);
      takeSeat(player);
      tellAll();
      return () => {
        connections.delete(connection);
        if (isClosed) return;
        const left = seatOf(player.id);
        if (phase === 'waiting' && left !== null && !isHere(player.id)) seats[left] = null;
        tellAll();
      };
    },
    /** Sits somebody down who looked on, where a seat has become free. */
    sit: (player: Player) => {
      takeSeat(player);
      tellAll();
    },
    /** Says that one is ready; with everybody ready the stakes are taken. */
    ready: async (player: Player, isReady: boolean): Promise<{ refused?: string }> => {
      const at = seatOf(player.id);
      const seat = at === null ? null : seats[at];
      if (!seat) return { refused: 'noSeat' };
      if (phase !== 'waiting') return { refused: 'notNow' };
      seat.isReady = isReady;
      const seated = seats.filter((one) => one !== null);
      if (seated.length >= rules.seats.least && seated.every((one) => one.isReady)) await start();
      else tellAll();
      return {};
    },
    /** Makes a move; answers with the key of the reason where it may not be made. */
    move: (player: Player, value: unknown): { refused?: string } => {
      if (phase !== 'playing' || !game) return { refused: 'notNow' };
      const place = game.seats.findIndex((seat) => seat.player === player.id);
      if (!rules.turnOf(state).includes(place)) return { refused: 'notYourTurn' };
      const move = rules.readMove(value);
      return move === undefined ? { refused: 'badMove' } : makeMove(game, move, place);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};

/** A room. */
export type Room = ReturnType<typeof createRoom>;
