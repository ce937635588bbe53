import type { Cashier, Player } from '../tables/live/Cashier.ts';
import type { Draw } from '../tables/rules/Draw.ts';
import type { KeptGame, RoomStore } from './createRoomStore.ts';
import type { RoomMessage, RoomPhase, RoomResult } from './RoomMessage.ts';
import type { RoomRules } from './RoomRules.ts';
import { rakePercent, shareOut } from './shareOut.ts';

/** What a room is made of; seeds, draws and names are the arcade's. */
export type RoomOptions<P extends Player> = {
  id: string;
  stake: number;
  rules: RoomRules;
  store: RoomStore;
  cashier: Cashier<P>;
  newSeed: () => string;
  hashOf: (seed: string) => string;
  /** The draws of a game: its seed, what the players mixed in, its number. */
  drawsOf: (seed: string, mix: string, number: number) => Draw;
  playerOf: (id: string) => P | undefined;
  /** What the others call a player by. */
  nameOf: (player: P) => string;
  /** The part of a game's draws that a player chose, if any. */
  mixOf: (player: P) => string;
};

type Seat<P> = { player: P; isReady: boolean };
type Connection<P> = { player: P; send: (message: RoomMessage) => void };

/** How long a result is shown, and how long is waited for somebody who has gone and let a turn run out. */
const showing = 10_000;
const absentTurn = 3_000;

/**
 * A room where people play each other for one stake each. The stakes are taken when everybody is ready; the winner
 * gets the pot less the rake. Who drops keeps the seat while the game lasts, and the clock moves for them.
 */
export const createRoom = <P extends Player>(options: RoomOptions<P>) => {
  const { id, stake, rules, store, cashier } = options;
  const seats: (Seat<P> | null)[] = Array.from({ length: rules.seats.most }, () => null);
  const connections = new Set<Connection<P>>();
  const absent = new Set<string>();
  let phase: RoomPhase = 'waiting';
  let game: KeptGame | undefined;
  let state: unknown;
  let result: RoomResult | null = null;
  let failed: RoomMessage['failed'] = null;
  let timer: NodeJS.Timeout | undefined;
  let endsAt = 0;
  let isClosed = false;

  const isHere = (player: string) => [...connections].some((connection) => connection.player.id === player);
  const seatOf = (player: string) => {
    const at = seats.findIndex((seat) => seat?.player.id === player);
    return at < 0 ? null : at;
  };
  const nextSeed = () => store.nextSeed(id, options.newSeed);

  const tell = ({ player, send }: Connection<P>) => {
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
          ? { seat: game.seats[rules.turnOf(state)]?.seat ?? 0, endsIn: Math.max(0, endsAt - Date.now()) }
          : null,
      result,
      nextHash: options.hashOf(nextSeed()),
      failed,
    });
  };
  const tellAll = () => connections.forEach(tell);

  const takeSeat = (player: P) => {
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

  const finish = (kept: KeptGame, winner: number | null) => {
    const shares = shareOut(stake, kept.seats.length);
    kept.seats.forEach(({ player: owner, bet }, place) => {
      const player = options.playerOf(owner);
      if (!player) return;
      if (winner === null) cashier.rollback(player, { id: bet, round: kept.id });
      cashier.settle(player, kept.id, place === winner ? [{ bet, amount: shares.prize }] : []);
    });
    store.moveGame(kept.id, 'over');
    phase = 'over';
    result = {
      winner: winner === null ? null : (kept.seats[winner]?.seat ?? null),
      ...(winner === null ? { pot: shares.pot, rake: 0, prize: 0 } : shares),
      seed: kept.seed,
      mix: kept.mix,
    };
    tellAll();
    after(showing, wait);
  };

  const goOn = (kept: KeptGame) => {
    const outcome = rules.outcome(state);
    if (outcome) return finish(kept, outcome.winner);
    phase = 'playing';
    const onTurn = kept.seats[rules.turnOf(state)]?.player ?? '';
    const isAway = absent.has(onTurn) && !isHere(onTurn);
    after(isAway ? absentTurn : rules.secondsAMove * 1000, () => {
      absent.add(onTurn);
      makeMove(kept, rules.expire(state));
    });
    tellAll();
  };

  const makeMove = (kept: KeptGame, move: unknown): { refused?: string } => {
    const next = rules.play(state, move);
    if (typeof next === 'string') return { refused: next };
    store.addMove(kept.id, move);
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
    if (!isSame || !result || result.winner === null) return null;
    const place = players.findIndex(({ seat }) => seat === result?.winner);
    return place < 0 ? null : place;
  };

  const voidGame = (kept: KeptGame) => {
    store.moveGame(kept.id, 'void');
    for (const { player: owner, bet } of kept.seats) {
      const player = options.playerOf(owner);
      if (player) cashier.rollback(player, { id: bet, round: kept.id });
    }
  };

  const start = async () => {
    const number = (store.lastGame(id)?.number ?? 0) + 1;
    const players = seats.flatMap((seat, index) => (seat ? [{ seat: index, player: seat.player }] : []));
    const gameId = `${id}:${number}`;
    const kept: KeptGame = {
      id: gameId,
      room: id,
      number,
      seed: nextSeed(),
      mix: players.map(({ player }) => options.mixOf(player)).join(),
      leader: leaderOf(players.map(({ seat, player }) => ({ seat, player: player.id }))),
      seats: players.map(({ seat, player }) => ({ seat, player: player.id, bet: `${gameId}:${seat}` })),
      state: 'staking',
    };
    phase = 'staking';
    failed = null;
    store.addGame(kept);
    // The seed is used up by the stake, so that nobody who was refused knows the next cards.
    store.replaceSeed(id, options.newSeed());
    tellAll();
    const answers = await Promise.all(
      players.map(({ seat, player }) =>
        cashier
          .bet(player, { id: `${gameId}:${seat}`, round: gameId, amount: stake })
          .then(({ refused }) => ({ seat, refused })),
      ),
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
    state = rules.deal(options.drawsOf(kept.seed, kept.mix, number), kept.seats.length, kept.leader);
    goOn(kept);
  };

  const restore = () => {
    const kept = store.lastGame(id);
    if (kept?.state === 'staking') return voidGame(kept);
    if (kept?.state !== 'playing') return;
    game = kept;
    for (const { seat, player: owner } of kept.seats) {
      const player = options.playerOf(owner);
      if (player) seats[seat] = { player, isReady: true };
    }
    state = rules.deal(options.drawsOf(kept.seed, kept.mix, kept.number), kept.seats.length, kept.leader);
    for (const move of store.movesOf(kept.id)) state = rules.play(state, move);
    goOn(kept);
  };
  restore();

  return {
    id,
    stake,
    taken: () => seats.filter(Boolean).length,
    phase: () => phase,
    /** Comes in, and sits down where a seat is free; comes back to the seat that is theirs. */
    join: (player: P, send: (message: RoomMessage) => void) => {
      const connection = { player, send };
      connections.add(connection);
      absent.delete(player.id);
      takeSeat(player);
      tellAll();
      return () => {
        connections.delete(connection);
        const left = seatOf(player.id);
        if (phase === 'waiting' && left !== null && !isHere(player.id)) seats[left] = null;
        tellAll();
      };
    },
    /** Sits somebody down who looked on, where a seat has become free. */
    sit: (player: P) => {
      takeSeat(player);
      tellAll();
    },
    /** Says that one is ready; with everybody ready the stakes are taken. */
    ready: async (player: P, isReady: boolean): Promise<{ refused?: string }> => {
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
    move: (player: P, value: unknown): { refused?: string } => {
      if (phase !== 'playing' || !game) return { refused: 'notNow' };
      if (game.seats[rules.turnOf(state)]?.player !== player.id) return { refused: 'notYourTurn' };
      const move = rules.readMove(value);
      return move === undefined ? { refused: 'badMove' } : makeMove(game, move);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};

export type Room<P extends Player = Player> = ReturnType<typeof createRoom<P>>;
