import { eq, sql } from '#drizzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../identity/accounts/schema.ts';
import type { Connection } from '../../kernel/db/Database.ts';
import { rowsOf } from '../../kernel/db/rowsOf.ts';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import type { PostingLine } from '../../money/ledger/Posting.ts';
import { postTransfer } from '../../money/ledger/postTransfer.ts';
import { sumChecks } from '../../money/sums/sumChecks.ts';
import { sumLedger } from '../../money/sums/sumLedger.ts';
import { openStaff, type TestStaff } from '../../staff/testing/openStaff.ts';
import { games } from '../games/schema.ts';
import { openTestPlayer } from '../responsiblePlay/testing/openTestPlayer.ts';
import { openLaunch } from '../vendors/openLaunch.ts';
import { createVendor, newId, type Seat } from '../vendors/testing/createVendor.ts';
import { figuresOf } from './figuresOf.ts';

const site = openTestPlayer();
const { platform, ask, join, visit, moveClock, resetClock } = site;
const { hire } = openStaff(site);
const currency = 'VND' as const;

let reader: TestStaff;
const newReader = async () => {
  reader = await hire('read-only');
};
beforeAll(newReader);

/** Lets so many days pass. A session does not last as long: somebody new looks from then on. */
const travel = async (days: number) => {
  await moveClock(days * 86_400);
  await newReader();
};
const comeBack = async () => {
  await resetClock();
  await newReader();
};

const look = async (query: { from?: string; to?: string } = {}, { visitor }: TestStaff = reader) => {
  const { value, text } = await visitor.call('getStaffOverview', { query });
  if (!value) throw new Error(`The overview was refused: ${text}`);
  return value;
};
const totalOf = async (from: string, to = from) => (await look({ from, to })).currencies[0]!.total;

let keys = 0;
/** Posts a transfer between a member and the house as it stands at a moment of Vietnam, UTC+7. */
const post = (kind: string, at: string, lines: readonly PostingLine[]) =>
  ask((tx) => {
    keys += 1;
    return postTransfer(tx, { idempotencyKey: `overview ${keys}`, kind, at: new Date(`${at}+07:00`), lines });
  });
const deposit = (owner: string, at: string, amount: number) =>
  post('deposit', at, [
    { kind: 'house', book: 'gateway', currency, amount: -amount },
    { kind: 'real', owner, currency, amount },
  ]);

/** Opens a game for a member, for some hours. */
const openSeat = (id: string) => {
  const { services } = platform();
  return ask(async (tx): Promise<Seat & { category: string }> => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id));
    const [game] = await tx
      .select()
      .from(games)
      .where(eq(games.vassalage, 'LANTERN'))
      .orderBy(games.position);
    if (!account || !game) throw new Error('There is no member, or no game.');
    const { token } = await openLaunch(tx, account, game, services.clock.now());
    const [secret = ''] = services.config.vendors.secretsOf('SENVANG', game.vassalage);
    return {
      brand: 'SENVANG',
      vendor: game.vassalage,
      secret,
      gameId: game.nodeId,
      player: id,
      token,
      currency,
      category: game.category,
    };
  });
};

/** A member with 1,000 in the wallet who has a game open. */
const openPlayer = async () => {
  const { account: id } = await join();
  await deposit(id, '2020-01-01T12:00:00', 1_000);
  return { id, seat: await openSeat(id), call: createVendor(platform().app).call };
};

/** What a query over all entries of the house says, whatever has been summed. */
const readEntries = (from: string, to: string) =>
  ask(async (tx) =>
    figuresOf(
      (
        await rowsOf<{ kind: string; book: string; came: string; went: string; entries: string }>(
          tx,
          sql`select e.kind, a.book, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as came,
              coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as went, count(*) as entries
            from ledger_entries e join ledger_accounts a on a.id = e.account_id
            where a.kind = 'house' and a.currency = ${currency} and (e.at at time zone 'Asia/Ho_Chi_Minh')::date between ${from}::date and ${to}::date
            group by 1, 2`,
        )
      ).map(({ kind, book, came, went, entries }) => ({
        kind,
        book,
        movedIn: Number(came),
        movedOut: Number(went),
        entries: Number(entries),
      })),
    ),
  );

/** What the audit of every day finds of the sums; the transfers of this file have no deposits and corrections behind them. */
const breachesOfSums = () =>
  ask(async (tx) => {
    await tx.execute(sql`select set_config('app.audit', 'whole', true)`);
    const found = await findBreaches(tx);
    return found.filter(({ check }) => sumChecks.some(({ name }) => name === check));
  });

describe('deposits, withdrawals and corrections', () => {
  test('belong to the day of the merchant’s zone, to the second', async () => {
    const { account } = await join();
    await deposit(account, '2025-03-09T23:59:59', 100);
    await deposit(account, '2025-03-10T00:00:00', 20);
    await deposit(account, '2025-03-10T23:59:59', 3);
    await deposit(account, '2025-03-11T00:00:00', 7_000);
    expect(await totalOf('2025-03-10')).toMatchObject({ deposits: 23, depositCount: 2 });
    const { currencies, timeZone } = await look({ from: '2025-03-09', to: '2025-03-11' });
    expect(timeZone).toBe('Asia/Ho_Chi_Minh');
    expect(currencies[0]?.days.map(({ day, deposits }) => [day, deposits])).toEqual([
      ['2025-03-09', 100],
      ['2025-03-10', 23],
      ['2025-03-11', 7_000],
    ]);
    expect(currencies[0]?.total.deposits).toBe(7_123);
  });

  test('a withdrawal counts when it has arrived, without its fee; a correction is neither', async () => {
    const { account: owner } = await join();
    await deposit(owner, '2025-04-01T10:00:00', 1_000);
    const hold = await post('withdrawal.hold', '2025-04-01T11:00:00', [
      { kind: 'real', owner, currency, amount: -400 },
      { kind: 'hold', owner, currency, amount: 400 },
    ]);
    expect(await totalOf('2025-04-01')).toMatchObject({ withdrawals: 0, withdrawalCount: 0 });
    await ask((tx) =>
      postTransfer(tx, {
        idempotencyKey: 'arrived',
        kind: 'withdrawal.received',
        at: new Date('2025-04-02T03:00:00Z'),
        settles: hold.id,
        lines: [
          { kind: 'hold', owner, currency, amount: -400 },
          { kind: 'house', book: 'gateway', currency, amount: 390 },
          { kind: 'house', book: 'fees', currency, amount: 10 },
        ],
      }),
    );
    await post('correction.credit', '2025-04-02T12:00:00', [
      { kind: 'house', book: 'correction', currency, amount: -50 },
      { kind: 'real', owner, currency, amount: 50 },
    ]);
    await post('correction.debit', '2025-04-02T13:00:00', [
      { kind: 'house', book: 'correction', currency, amount: 8 },
      { kind: 'real', owner, currency, amount: -8 },
    ]);
    expect(await totalOf('2025-04-02')).toMatchObject({
      deposits: 0,
      withdrawals: 390,
      withdrawalCount: 1,
      fees: 10,
      corrections: 42,
      gross: 0,
      net: 0,
    });
  });

  test('a bonus lowers the net revenue, and amounts of another currency stand apart', async () => {
    const { account: owner } = await join();
    await post('bonus.grant', '2025-05-01T10:00:00', [
      { kind: 'house', book: 'bonus', currency, amount: -300 },
      { kind: 'bonus', owner, currency, amount: 300 },
    ]);
    await post('deposit', '2025-05-01T10:00:00', [
      { kind: 'house', book: 'gateway', currency: 'USD', amount: -9 },
      { kind: 'house', book: 'suspense', currency: 'USD', amount: 9 },
    ]);
    const { currencies } = await look({ from: '2025-05-01', to: '2025-05-01' });
    expect(currencies.map((each) => [each.currency, each.total.deposits, each.total.net])).toEqual([
      ['VND', 0, -300],
      ['USD', 9, 0],
    ]);
  });
});

describe('play', () => {
  test('bets and wins are those that stand, by category, vendor and game', async () => {
    await travel(400);
    const { seat, call } = await openPlayer();
    const today = (await look()).to;
    const [lost, won, taken] = [newId(), newId(), newId()];
    await call(seat, 'bet', { roundId: 'a', transactionId: lost, amount: 100 });
    await call(seat, 'bet', { roundId: 'b', transactionId: won, amount: 50 });
    const win = newId();
    await call(seat, 'win', { roundId: 'b', transactionId: win, betTransactionId: won, amount: 400 });
    await call(seat, 'bet', { roundId: 'c', transactionId: taken, amount: 30 });
    expect((await look({ from: today })).currencies[0]?.total).toMatchObject({
      bets: 180,
      betCount: 3,
      wins: 400,
      gross: -220,
      net: -220,
    });
    await call(seat, 'rollback', { roundId: 'c', originalTransactionId: taken });
    await call(seat, 'rollback', { roundId: 'b', originalTransactionId: win });
    const { currencies, members } = await look({ from: today, to: today });
    const play = { bets: 150, betCount: 3, wins: 0, gross: 150 };
    expect(currencies[0]?.total).toMatchObject(play);
    expect(currencies[0]?.games).toMatchObject([{ id: seat.gameId, ...play }]);
    expect(currencies[0]?.vendors).toMatchObject([{ id: 'LANTERN', ...play }]);
    expect(currencies[0]?.categories).toMatchObject([{ id: seat.category, ...play }]);
    expect(members).toMatchObject({ active: 1 });
    await comeBack();
  });

  test('a win that was spent before it was taken back is a loss of the house', async () => {
    await travel(410);
    const { seat, call } = await openPlayer();
    const [bet, win] = [newId(), newId()];
    await call(seat, 'bet', { roundId: 'd', transactionId: bet, amount: 1_000 });
    await call(seat, 'win', { roundId: 'd', transactionId: win, betTransactionId: bet, amount: 500 });
    await call(seat, 'bet', { roundId: 'e', amount: 450 });
    await call(seat, 'rollback', { roundId: 'd', originalTransactionId: win });
    const today = (await look()).to;
    expect(await totalOf(today)).toMatchObject({
      bets: 1_450,
      wins: 0,
      gross: 1_450,
      losses: 450,
      net: 1_000,
    });
    await comeBack();
  });

  test('members who play on several days count once, and once on each of them', async () => {
    await travel(420);
    const { id, seat, call } = await openPlayer();
    const other = await openPlayer();
    const first = (await look()).to;
    await call(seat, 'bet', { roundId: 'f', amount: 1 });
    await call(seat, 'bet', { roundId: 'f', amount: 1 });
    await look();
    await call(seat, 'bet', { roundId: 'f', amount: 1 });
    await travel(1);
    await call(await openSeat(id), 'bet', { roundId: 'g', amount: 1 });
    await call(await openSeat(other.id), 'bet', { roundId: 'g', amount: 1 });
    const { members } = await look({ from: first });
    expect(members.active).toBe(2);
    expect(members.days.map(({ active }) => active)).toEqual([1, 2]);
    expect(members.new).toBe(2);
    await comeBack();
  });

  test('money of demos is in no figure', async () => {
    const before = await look({ from: '2026-01-01', to: '2026-03-01' });
    await visit().call('loginFreePlay');
    const after = await look({ from: '2026-01-01', to: '2026-03-01' });
    expect(after.currencies).toEqual(before.currencies);
  });
});

describe('figures are those of the ledger’s entries to the last unit', () => {
  test.each([
    ['2020-01-01', '2020-03-01'],
    ['2025-03-09', '2025-05-01'],
    ['2025-03-10', '2025-03-10'],
  ])('from %s to %s', async (from, to) => {
    expect(await totalOf(from, to)).toEqual(await readEntries(from, to));
  });

  test('however small the steps are in which it is summed', async () => {
    const { account } = await join();
    for (let at = 0; at < 9; at += 1) await deposit(account, '2025-06-01T10:00:00', 10 ** at);
    let rounds = 0;
    const step = () =>
      ask((tx) => sumLedger(tx, { code: 'SENVANG', timeZone: 'Asia/Ho_Chi_Minh', limit: 2 }));
    while (!(await step()) && rounds < 100) rounds += 1;
    expect(rounds).toBeGreaterThanOrEqual(4);
    expect((await totalOf('2025-06-01')).deposits).toBe(111_111_111);
    expect(await breachesOfSums()).toEqual([]);
  });

  test('when several nodes sum at once while money moves', async () => {
    const { account } = await join();
    const sum = () => ask((tx) => sumLedger(tx, { code: 'SENVANG', timeZone: 'Asia/Ho_Chi_Minh', limit: 3 }));
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => [
        deposit(account, '2025-07-01T10:00:00', 1_000 + at),
        sum(),
        sum(),
      ]).flat(),
    );
    expect(await totalOf('2025-07-01')).toMatchObject({ deposits: 20_190, depositCount: 20 });
    expect(await breachesOfSums()).toEqual([]);
  });

  test('after the merchant’s days have become another zone’s', async () => {
    const { account } = await join();
    await deposit(account, '2025-08-01T01:00:00', 5);
    await look();
    await ask((tx) => sumLedger(tx, { code: 'SENVANG', timeZone: 'UTC', limit: 100_000 }));
    const days = await ask((tx) =>
      rowsOf<{ day: string }>(
        tx,
        sql`select to_char(day, 'YYYY-MM-DD') as day from ledger_sums where day between '2025-07-20' and '2025-08-10'`,
      ),
    );
    expect(days).toEqual([{ day: '2025-07-31' }]);
    expect(await totalOf('2025-08-01')).toMatchObject({ deposits: 5 });
    expect(await totalOf('2025-07-31')).toMatchObject({ deposits: 0 });
    expect(await breachesOfSums()).toEqual([]);
  });
});

describe('members who have bet', () => {
  /** Days of 2024 on which each of some members bets, in whatever order the entries are written. */
  const schedules = [
    ['2024-01-31', '2024-02-01', '2024-02-29', '2024-03-01'],
    ['2024-02-29'],
    ['2024-03-31', '2024-01-01', '2024-02-15'],
    ['2024-03-01', '2024-01-31', '2024-03-31', '2024-01-30'],
    ['2024-02-01', '2024-02-03', '2024-02-02'],
  ];
  const spans = [
    ['2024-01-01', '2024-03-31'],
    ['2024-01-31', '2024-02-01'],
    ['2024-02-02', '2024-02-28'],
    ['2024-02-29', '2024-02-29'],
    ['2024-03-02', '2024-03-30'],
    ['2024-02-15', '2024-03-31'],
  ] as const;

  /** Works past what calls may do, on the merchant's rows. */
  const asOwner = (work: (tx: Connection) => Promise<unknown>) =>
    platform().services.database.owner(async (tx) => {
      await tx.execute(sql`select set_config('app.merchant', 'SENVANG', true)`);
      await work(tx);
    }, 10_000);

  /** A bet as the wallet's function posts it. */
  const bet = (owner: string, day: string, vendor: string) =>
    asOwner(async (tx) => {
      keys += 1;
      const at = `${day}T12:00:00+07:00`;
      await tx.execute(
        sql`insert into game_transactions (merchant_code, vassalage, transaction_id, kind, account_id, node_id, round_id,
            currency, amount, at, real_after, bonus_after)
          values ('SENVANG', ${vendor}, ${`days${keys}`}, 'bet', ${owner}::uuid, 'a-game', ${`days${keys}`}, 'VND', 1,
            ${at}::timestamptz, 0, 0)`,
      );
      await postTransfer(tx, {
        idempotencyKey: `vendor:${vendor}:days${keys}`,
        kind: 'vendor.bet',
        at: new Date(at),
        lines: [
          { kind: 'real', owner, currency, amount: -1 },
          { kind: 'house', book: `vendor.${vendor}`, currency, amount: 1 },
        ],
      });
    });

  test('count once in any span, however late and in whatever order their days are summed', async () => {
    for (const days of schedules) {
      const { account } = await join();
      await deposit(account, '2023-01-01T12:00:00', 100);
      for (const [index, day] of days.entries()) {
        await bet(account, day, index % 2 === 0 ? 'LANTERN' : 'REDTHREAD');
        await bet(account, day, 'LANTERN');
      }
      await ask((tx) => sumLedger(tx, { code: 'SENVANG', timeZone: 'Asia/Ho_Chi_Minh', limit: 3 }));
    }
    for (const [from, to] of spans) {
      const within = schedules.filter((days) => days.some((day) => day >= from && day <= to));
      const { members } = await look({ from, to });
      expect([from, members.active]).toEqual([from, within.length]);
      for (const { day, active } of members.days)
        expect([day, active]).toEqual([day, schedules.filter((days) => days.includes(day)).length]);
    }
    expect(await breachesOfSums()).toEqual([]);
  });

  test('are counted anew with the days of another zone', async () => {
    let isWhole = false;
    while (!isWhole)
      isWhole = await ask((tx) => sumLedger(tx, { code: 'SENVANG', timeZone: 'UTC', limit: 4 }));
    expect(await breachesOfSums()).toEqual([]);
    const { members } = await look({ from: '2024-01-01', to: '2024-03-31' });
    expect(members.active).toBe(schedules.length);
  });

  test('who are counted wrongly are found by the audit of every day', async () => {
    const wrong = sql`update ledger_player_gaps set players = players + 1 where merchant_code = 'SENVANG' and day = '2024-02-29'`;
    await asOwner((tx) => tx.execute(wrong));
    expect((await breachesOfSums()).map(({ check }) => check)).toContain('days-are-sums');
  });
});

describe('a period', () => {
  const refused = async (query: { from?: string; to?: string }) =>
    (await reader.visitor.call('getStaffOverview', { query })).error?.details?.fields?.[0]?.field;

  test('is the last seven days unless told, and 93 at most', async () => {
    expect((await look()).currencies[0]?.days).toHaveLength(7);
    expect((await look({ from: '2026-01-01', to: '2026-04-03' })).members.days).toHaveLength(93);
    expect(await refused({ from: '2026-01-01', to: '2026-04-04' })).toBe('from');
    expect(await refused({ from: '2026-01-02', to: '2026-01-01' })).toBe('from');
    expect(await refused({ to: '0000-01-01' })).toBe('to');
  });
});

test('calls cannot write sums past their function, nor sum another merchant’s ledger', async () => {
  const attempt = (statement: ReturnType<typeof sql>) =>
    ask((tx) => tx.execute(statement)).catch((error: Error) => {
      throw error.cause;
    });
  for (const table of [
    'ledger_sums',
    'ledger_sum_marks',
    'ledger_sum_heads',
    'ledger_players',
    'ledger_player_gaps',
    'audit_runs',
  ])
    await expect(attempt(sql`delete from ${sql.identifier(table)}`)).rejects.toThrow(/permission denied/);
  await expect(attempt(sql`select ledger_sum('NORTHBAY', 'UTC', 5)`)).rejects.toThrow(/its own merchant/);
});

test('another merchant’s figures are its own', async () => {
  const other = await hire('owner', 'NORTHBAY');
  const { currencies } = await look({ from: '2025-03-09', to: '2025-03-11' }, other);
  expect(currencies.every(({ total }) => total.deposits === 0)).toBe(true);
});

describe('health', () => {
  test('tells what waits and for how long, and what the audit has found', async () => {
    // The deposits that this file has posted are none of the gateway's.
    await platform().services.audit.run();
    const { value } = await reader.visitor.call('getStaffHealth', {});
    expect(value?.queues.map(({ queue }) => queue)).toEqual([
      'withdrawals',
      'disputes',
      'secondPerson',
      'voices',
      'reviews',
    ]);
    expect(value?.audit?.breaches).toBeGreaterThan(0);
    expect(value?.vendors.find(({ vendor }) => vendor === 'LANTERN')).toBeDefined();
  });
});
