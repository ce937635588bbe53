import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seat as Player } from '../launch/Seat.ts';
import type { Cashier } from '../wallet/createCashier.ts';
import { baCay } from './baCay/baCay.ts';
import { caro } from './caro/caro.ts';
import { createRoom } from './createRoom.ts';
import { createRoomStore } from './createRoomStore.ts';
import type { RoomMessage } from './RoomMessage.ts';
import type { RoomRules } from './RoomRules.ts';
import { shareOut } from './shareOut.ts';
import { tienLen } from './tienLen/tienLen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const people = ['lan', 'minh', 'hoa'].map((id, session) => ({ id, session, currency: 'VND' }) as Player);
const [lan, minh, hoa] = people as [Player, Player, Player];

const setUp = (rules: RoomRules = caro as RoomRules) => {
  const database = new DatabaseSync(':memory:');
  const calls: string[] = [];
  const poor = new Set<string>();
  let hold: Promise<void> | undefined;
  let seeds = 0;
  const nameOf = ({ session }: { session: number }) => people[session]?.id;
  const cashier: Pick<Cashier, 'bet' | 'rollback' | 'settle'> = {
    bet: async (player, { id, amount }) => {
      if (poor.has(player.id)) return { refused: 'INSUFFICIENT_FUNDS' };
      await hold;
      calls.push(`bet ${nameOf(player)} ${id} ${amount}`);
      return {};
    },
    rollback: (player, { id }) => void calls.push(`rollback ${nameOf(player)} ${id}`),
    settle: (player, _round, wins) =>
      void calls.push(`settle ${nameOf(player)} ${wins.map(({ amount }) => amount).join()}`),
  };
  let bets = 0;
  const start = () =>
    createRoom({
      id: 'room',
      stake: 1000,
      rules,
      store: createRoomStore(database),
      cashier,
      newSeed: () => `seed${(seeds += 1)}`,
      newBetId: () => `b${(bets += 1)}`,
      hashOf: (seed) => `hash of ${seed}`,
      drawsOf: (seed, _mix, number) => {
        let at = Number(seed.slice(4)) * 31 + number;
        return (below) => (at += 7) % below;
      },
      playerOf: (session) => people[session],
      nameOf: ({ id }) => id.toUpperCase(),
      mixOf: ({ id }) => `${id}'s`,
    });
  const enter = (room: ReturnType<typeof start>, player: Player) => {
    const told: RoomMessage[] = [];
    const leave = room.join(player, (message) => told.push(message));
    return { leave, last: () => told.at(-1) as RoomMessage };
  };
  return { start, enter, calls, poor, hold: () => void (hold = new Promise(() => {})) };
};

const begin = async (room: ReturnType<ReturnType<typeof setUp>['start']>, ...players: Player[]) => {
  for (const player of players) await room.ready(player, true);
};

test('takes the stakes when all are ready, and pays the pot less the rake', async () => {
  const { start, enter, calls } = setUp();
  const room = start();
  const [one, other] = [enter(room, lan), enter(room, minh)];
  expect(one.last()).toMatchObject({
    phase: 'waiting',
    stake: 1000,
    rakePercent: 3,
    nextHash: 'hash of seed1',
  });
  await begin(room, lan);
  expect(other.last().seats).toMatchObject([
    { name: 'LAN', isReady: true },
    { name: 'MINH', isMe: true },
  ]);
  expect(calls).toEqual([]);
  await begin(room, minh);
  expect(one.last()).toMatchObject({
    phase: 'playing',
    game: { hash: 'hash of seed1', number: 1 },
    nextHash: 'hash of seed2',
  });
  const first = one.last().turn?.seats[0] === 0 ? lan : minh;
  const second = first === lan ? minh : lan;
  expect(room.move(second, { cell: 0 })).toEqual({ refused: 'notYourTurn' });
  expect(room.move(first, { cell: 900 })).toEqual({ refused: 'badMove' });
  for (let step = 0; step < 4; step += 1) {
    expect(room.move(first, { cell: step })).toEqual({});
    expect(room.move(second, { cell: 60 + step * 2 })).toEqual({});
  }
  room.move(first, { cell: 4 });
  expect(one.last()).toMatchObject({
    phase: 'over',
    result: {
      winners: [first === lan ? 0 : 1],
      pot: 2000,
      rake: 60,
      prize: 1940,
      seed: 'seed1',
      mix: "lan's,minh's",
    },
  });
  expect(calls.slice(2).sort()).toEqual([`settle ${first.id} 1940`, `settle ${second.id} `].sort());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.last()).toMatchObject({ phase: 'waiting', seats: [{ isReady: false }, { isReady: false }] });
});

test('rolls back every stake where one is refused, and that one stands up', async () => {
  const { start, enter, calls, poor } = setUp(tienLen as RoomRules);
  const room = start();
  const [one] = [enter(room, lan), enter(room, minh), enter(room, hoa)];
  poor.add('minh');
  await begin(room, lan, minh, hoa);
  expect(one.last()).toMatchObject({
    phase: 'waiting',
    seats: [{ name: 'LAN', isReady: false }, null, { name: 'HOA' }, null],
    failed: { seat: 1, reason: 'INSUFFICIENT_FUNDS' },
  });
  expect(calls.filter((call) => call.startsWith('rollback'))).toHaveLength(3);
  expect(calls.some((call) => call.startsWith('settle'))).toBe(false);
});

test('one who drops keeps the seat, comes back to the same game, and loses by the clock otherwise', async () => {
  const { start, enter } = setUp();
  const room = start();
  const [one, other] = [enter(room, lan), enter(room, minh)];
  await begin(room, lan, minh);
  const onTurn = one.last().turn?.seats[0] === 0 ? lan : minh;
  const [gone, stays] = onTurn === lan ? [one, other] : [other, one];
  gone.leave();
  expect(stays.last().seats.map((seat) => seat?.isHere)).toEqual(
    onTurn === lan ? [false, true] : [true, false],
  );
  await vi.advanceTimersByTimeAsync(12_000);
  const back = enter(room, onTurn);
  expect(back.last()).toMatchObject({
    phase: 'playing',
    mySeat: onTurn === lan ? 0 : 1,
    turn: { endsIn: 8_000 },
  });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(stays.last()).toMatchObject({ phase: 'over', result: { winners: [onTurn === lan ? 1 : 0] } });
});

test('shows nobody the cards of another', async () => {
  const { start, enter } = setUp(tienLen as RoomRules);
  const room = start();
  const [one, other] = [enter(room, lan), enter(room, minh)];
  await begin(room, lan, minh);
  const watching = enter(room, hoa);
  const handsOf = (message: RoomMessage) => (message.game?.view as { hands?: unknown[] } | undefined)?.hands;
  expect(handsOf(one.last())).toEqual([expect.any(Array), 13]);
  expect(handsOf(other.last())).toEqual([13, expect.any(Array)]);
  expect(handsOf(watching.last())).toEqual([13, 13]);
  expect(watching.last().mySeat).toBeNull();
});

test('stopped in the middle of a game, it goes on with it after the start, and pays once', async () => {
  const { start, enter, calls } = setUp();
  const room = start();
  const one = enter(room, lan);
  enter(room, minh);
  await begin(room, lan, minh);
  const first = one.last().turn?.seats[0] === 0 ? lan : minh;
  room.move(first, { cell: 112 });
  room.close();
  const again = start();
  const back = enter(again, lan);
  expect(back.last()).toMatchObject({
    phase: 'playing',
    game: { number: 1, hash: 'hash of seed1', view: { last: 112 } },
  });
  expect(again.move(first === lan ? minh : lan, { cell: 0 })).toEqual({});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(back.last().phase).toBe('over');
  again.close();
  start();
  const second = first === lan ? minh : lan;
  const settled = calls.filter((call) => call.startsWith('settle'));
  expect(settled.toSorted()).toEqual([`settle ${first.id} `, `settle ${second.id} 1940`].toSorted());
});

test('stopped while the stakes are taken, it gives all of them back', async () => {
  const { start, enter, calls, hold } = setUp();
  const room = start();
  enter(room, lan);
  enter(room, minh);
  hold();
  await room.ready(lan, true);
  void room.ready(minh, true);
  room.close();
  const again = start();
  expect(calls).toEqual(['rollback lan b1', 'rollback minh b2']);
  expect(enter(again, lan).last()).toMatchObject({ phase: 'waiting', nextHash: 'hash of seed2' });
});

test('a seat is free again when somebody leaves before the start', () => {
  const { start, enter } = setUp();
  const room = start();
  const one = enter(room, lan);
  enter(room, minh);
  const third = enter(room, hoa);
  expect(third.last().mySeat).toBeNull();
  one.leave();
  expect(third.last().seats[0]).toBeNull();
  room.sit(hoa);
  expect(third.last()).toMatchObject({ mySeat: 0, seats: [{ name: 'HOA' }, { name: 'MINH' }] });
});

test('lets several move at the same time under one clock, and moves for those who do not', async () => {
  const { start, enter } = setUp(baCay as RoomRules);
  const room = start();
  const [one] = [enter(room, lan), enter(room, minh), enter(room, hoa)];
  await begin(room, lan, minh, hoa);
  const banker = [0, 1, 2].find((seat) => !one.last().turn?.seats.includes(seat)) ?? -1;
  const [first, second] = [0, 1, 2].filter((seat) => seat !== banker);
  expect(one.last().turn).toEqual({ seats: [first, second], endsIn: 15_000 });
  expect(room.move(people[banker] as Player, { bet: 1 })).toEqual({ refused: 'notYourTurn' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.move(people[second ?? 0] as Player, { bet: 3 })).toEqual({});
  expect(one.last().turn).toEqual({ seats: [first], endsIn: 5_000 });
  expect(room.move(people[second ?? 0] as Player, { bet: 3 })).toEqual({ refused: 'notYourTurn' });
  room.close();
  const again = start();
  const back = enter(again, lan);
  expect(back.last()).toMatchObject({ phase: 'playing', turn: { seats: [first] } });
  await vi.advanceTimersByTimeAsync(15_000);
  const bets = [0, 1, 2].map((seat) => (seat === banker ? null : seat === second ? 3 : 1));
  expect(back.last().game?.view).toMatchObject({ last: { bets } });
});

/** A game that is over as it is dealt. */
const wonBy = (...winners: number[]): RoomRules => ({
  ...(caro as RoomRules),
  seats: { least: 2, most: 4 },
  outcome: () => ({ winners }),
});

test('shares the prize among several winners, and gives the stakes back where all would win', async () => {
  const { start, enter, calls } = setUp(wonBy(0, 2));
  const room = start();
  const [one] = [enter(room, lan), enter(room, minh), enter(room, hoa)];
  await begin(room, lan, minh, hoa);
  expect(one.last().result).toMatchObject({ winners: [0, 2], pot: 3000, rake: 90, prize: 1455 });
  expect(calls.slice(3)).toEqual(['settle lan 1455', 'settle minh ', 'settle hoa 1455']);
  const all = setUp(wonBy(0, 1));
  const even = all.start();
  const [two] = [all.enter(even, lan), all.enter(even, minh)];
  await begin(even, lan, minh);
  expect(two.last().result).toMatchObject({ winners: [], rake: 0, prize: 0 });
  expect(all.calls.filter((call) => call.startsWith('rollback'))).toEqual([
    'rollback lan b1',
    'rollback minh b2',
  ]);
});

test('the rake is rounded in favour of the winner', () => {
  expect(shareOut(55, 3)).toEqual({ pot: 165, rake: 4, prize: 161 });
  expect(shareOut(10, 2)).toEqual({ pot: 20, rake: 0, prize: 20 });
  expect(shareOut(1001, 3, 2)).toEqual({ pot: 3003, rake: 91, prize: 1456 });
  expect(shareOut(1001, 4, 3)).toEqual({ pot: 4004, rake: 122, prize: 1294 });
});
