import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { roulette } from '../rules/roulette.ts';
import type { Seat } from '../../launch/Seat.ts';
import type { Cashier } from '../../wallet/createCashier.ts';
import { openStore } from '../../store/openStore.ts';
import { createLiveStore } from './createLiveStore.ts';
import { createLiveTable } from './createLiveTable.ts';
import type { TableRules } from '../rules/TableRules.ts';
import type { LiveMessage } from './LiveMessage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timing = { betting: 10_000, closing: 2_000, showing: 6_000 };
const people = ['lan', 'minh'].map((id, session) => ({ id, session, currency: 'VND' }) as Seat);
const [lan, minh] = people as [Seat, Seat];
const nameOf = ({ session }: { session: number }) => people[session]?.id;

/** A wallet that answers when it is told to, and remembers each id once. */
const createWallet = () => {
  const calls = new Set<string>();
  let hold: Promise<void> | undefined;
  let refusal: string | undefined;
  const cashier: Pick<Cashier, 'bet' | 'rollback' | 'settle'> = {
    bet: async (player, { id, amount }) => {
      if (refusal) return { refused: refusal };
      await hold;
      calls.add(`bet ${nameOf(player)} ${id} ${amount}`);
      return {};
    },
    rollback: (player, { id }) => void calls.add(`rollback ${nameOf(player)} ${id}`),
    settle: (player, round, wins) =>
      void calls.add(
        `settle ${nameOf(player)} ${round.split(':', 2).join(':')} ${wins.map(({ bet, amount }) => `${bet}=${amount}`).join()}`,
      ),
  };
  return {
    cashier,
    calls,
    refuse: (code: string) => void (refusal = code),
    /** Lets every bet wait until the answer is called. */
    hold: () => {
      let go = () => {};
      hold = new Promise((resolve) => void (go = resolve));
      return go;
    },
  };
};

const setUp = () => {
  const database = openStore(':memory:');
  database.exec(
    "insert into session select value, value, value, '', '', '', '', '', '', '', '', '', 0 from json_each('[0, 1]')",
  );
  const wallet = createWallet();
  let pocket = 17;
  let bets = 0;
  const start = () =>
    createLiveTable({
      id: 'wheel',
      rules: roulette as TableRules,
      timing,
      store: createLiveStore(database, 'wheel'),
      cashier: wallet.cashier,
      limitsOf: () => ({ min: 10, max: 1000 }),
      newSeed: () => `seed-of-${pocket}`,
      newBetId: () => `b${(bets += 1)}`,
      hashOf: (seed) => `hash of ${seed}`,
      drawsOf: (seed) => () => Number(seed.replace('seed-of-', '')),
      seatOf: (session) => people[session],
    });
  return { start, wallet, comes: (next: number) => void (pocket = next) };
};

const sit = (table: ReturnType<ReturnType<typeof setUp>['start']>, player: Seat) => {
  const told: LiveMessage[] = [];
  const leave = table.join(player, (message) => told.push(message));
  return { told, leave, last: () => told.at(-1) as LiveMessage };
};

test('everybody sees the same round, its hash from before the first bet and its seed after the last', async () => {
  const { start, wallet } = setUp();
  const table = start();
  const [one, other] = [sit(table, lan), sit(table, minh)];
  expect(one.last()).toMatchObject({
    phase: 'betting',
    players: 2,
    round: { number: 1, hash: 'hash of seed-of-17', closesIn: 10_000 },
  });
  expect(one.last().round).not.toHaveProperty('seed');
  expect(other.last().round).toMatchObject({ number: 1, hash: 'hash of seed-of-17' });
  expect(await table.bet(lan, { 17: 100, red: 50 })).toEqual({});
  expect(one.last().round?.chips).toEqual({ 17: 100, red: 50 });
  expect(other.last().round?.chips).toEqual({});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.last()).toMatchObject({
    phase: 'showing',
    round: { result: { pocket: 17 }, seed: 'seed-of-17', won: 3600 },
  });
  expect(other.last()).toMatchObject({ phase: 'showing', round: { result: { pocket: 17 }, won: 0 } });
  expect([...wallet.calls]).toEqual(['bet lan b1 150', 'settle lan wheel:1 b1=3600']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(one.last()).toMatchObject({ phase: 'betting', round: { number: 2, chips: {} } });
});

test('one who drops and comes back finds the chips and the round, and is counted once on two pages', async () => {
  const { start } = setUp();
  const table = start();
  const [one, other] = [sit(table, lan), sit(table, minh)];
  await table.bet(lan, { red: 20 });
  one.leave();
  expect(other.last().players).toBe(1);
  await vi.advanceTimersByTimeAsync(4_000);
  const back = sit(table, lan);
  sit(table, lan);
  expect(other.last().players).toBe(2);
  expect(back.told[0]).toMatchObject({
    players: 2,
    round: { number: 1, closesIn: 6_000, chips: { red: 20 } },
  });
});

test('refuses chips off the table, out of the limits and after time, and says what the wallet says', async () => {
  const { start, wallet } = setUp();
  const table = start();
  sit(table, lan);
  for (const chips of [null, {}, { nowhere: 10 }, { red: 1.5 }, { red: -10 }, { red: '10' }])
    expect(await table.bet(lan, chips)).toEqual({ refused: 'badChips' });
  expect(await table.bet(lan, { red: 9 })).toEqual({ refused: 'limit' });
  expect(await table.bet(lan, { red: 600 })).toEqual({});
  expect(await table.bet(lan, { red: 600 })).toEqual({ refused: 'limit' });
  wallet.refuse('INSUFFICIENT_FUNDS');
  expect(await table.bet(lan, { black: 20 })).toEqual({ refused: 'INSUFFICIENT_FUNDS' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await table.bet(lan, { black: 20 })).toEqual({ refused: 'tooLate' });
  expect([...wallet.calls].filter((call) => call.startsWith('bet'))).toEqual(['bet lan b1 600']);
});

test('a bet that is answered while the table closes counts, one that is not by then is rolled back', async () => {
  const { start, wallet } = setUp();
  const table = start();
  const { last } = sit(table, lan);
  const answer = wallet.hold();
  const first = table.bet(lan, { red: 100 });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(last().phase).toBe('closing');
  answer();
  expect(await first).toEqual({});
  await vi.advanceTimersByTimeAsync(0);
  expect(last()).toMatchObject({ phase: 'showing', round: { chips: { red: 100 }, won: 0 } });
  await vi.advanceTimersByTimeAsync(6_000);
  const late = wallet.hold();
  const second = table.bet(lan, { black: 100 });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(last()).toMatchObject({ phase: 'showing', round: { chips: {}, won: 0 } });
  late();
  expect(await second).toEqual({ refused: 'tooLate' });
  expect([...wallet.calls]).toContain('rollback lan b2');
  expect([...wallet.calls].filter((call) => call.startsWith('settle'))).toEqual(['settle lan wheel:1 ']);
});

test('stopped between the bets and the result, it pays from the committed seed after the start, once', async () => {
  const { start, wallet, comes } = setUp();
  const table = start();
  sit(table, lan);
  await table.bet(lan, { 17: 10 });
  wallet.hold();
  void table.bet(minh, { 17: 10 });
  table.close();
  comes(5);
  start().close();
  const again = start();
  expect([...wallet.calls]).toEqual(['bet lan b1 10', 'rollback minh b2', 'settle lan wheel:1 b1=360']);
  const { told } = sit(again, lan);
  expect(told.at(-1)).toMatchObject({ round: { number: 2 }, history: [{ number: 1, label: '17' }] });
});

test('rests while nobody is there', async () => {
  const { start } = setUp();
  const table = start();
  sit(table, lan).leave();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sit(table, minh).last().round).toMatchObject({ number: 2, closesIn: 10_000 });
});
