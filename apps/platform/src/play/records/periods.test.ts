import type { QueryOf } from '@marquee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postTransfer } from '../../money/ledger/postTransfer.ts';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { accountIdOf } from './testing/fillLedger.ts';
import { parseCsv } from './testing/parseCsv.ts';

const { visit, platform, setFlags, resetClock } = openTestSite();

const setClock = (now: string) => visit().call('setSandboxClock', { body: { now } });

const logIn = async (host: string, now: string) => {
  await setFlags({ LOGINREQCAPTCHA3: false }, host);
  await setClock(now);
  const visitor = visit({ host });
  await visitor.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  return visitor;
};

/** Amounts tell the moments apart. */
const deposit = (merchant: string, currency: 'USD' | 'VND', at: string, amount: number) =>
  platform().services.database.tenant(merchant, async (tx) => {
    const owner = await accountIdOf(tx, 'player1');
    await postTransfer(tx, {
      idempotencyKey: `deposit:${at}`,
      kind: 'deposit.credit',
      at: new Date(at),
      lines: [
        { kind: 'real', owner, currency, amount },
        { kind: 'house', book: 'test', currency, amount: -amount },
      ],
    });
  });

const amountsOf = async (visitor: Visitor, query: QueryOf<'getAccountRecord'>) => {
  const { value } = await visitor.call('getAccountRecord', { query: { ...query, kinds: 'deposit' } });
  return value?.movements.map(({ amount }) => amount);
};

const daysOf = async (visitor: Visitor, query: QueryOf<'getProfitAndLoss'>) => {
  const { value } = await visitor.call('getProfitAndLoss', { query });
  return Object.fromEntries(
    (value?.days ?? []).flatMap(({ date, deposits }) => (deposits ? [[date, deposits]] : [])),
  );
};

beforeAll(async () => {
  // Malta puts its clocks forward on 29 March 2026 and back on 25 October 2026, both at 01:00 UTC.
  await deposit('NORTHBAY', 'USD', '2026-03-28T22:59:59.999Z', 1);
  await deposit('NORTHBAY', 'USD', '2026-03-28T23:00:00Z', 2);
  await deposit('NORTHBAY', 'USD', '2026-03-29T21:59:59.999Z', 4);
  await deposit('NORTHBAY', 'USD', '2026-03-29T22:00:00Z', 8);
  await deposit('NORTHBAY', 'USD', '2026-10-24T21:59:59.999Z', 16);
  await deposit('NORTHBAY', 'USD', '2026-10-24T22:00:00Z', 32);
  await deposit('NORTHBAY', 'USD', '2026-10-25T00:30:00Z', 64);
  await deposit('NORTHBAY', 'USD', '2026-10-25T01:30:00Z', 128);
  await deposit('NORTHBAY', 'USD', '2026-10-25T22:59:59.999Z', 256);
  await deposit('NORTHBAY', 'USD', '2026-10-25T23:00:00Z', 512);
  await deposit('SENVANG', 'VND', '2026-11-20T16:59:59.999Z', 1);
  await deposit('SENVANG', 'VND', '2026-11-20T17:00:00Z', 2);
  await deposit('SENVANG', 'VND', '2026-11-14T16:59:59.999Z', 4);
  await deposit('SENVANG', 'VND', '2026-11-14T17:00:00Z', 8);
  await deposit('SENVANG', 'VND', '2026-10-22T16:59:59.999Z', 16);
  await deposit('SENVANG', 'VND', '2026-10-22T17:00:00Z', 32);
});
afterAll(resetClock);

test.each([
  ['2026-03-29T12:00:00Z', [4, 2], [1]],
  ['2026-03-28T23:00:00Z', [4, 2], [1]],
  ['2026-03-30T12:00:00Z', [8], [4, 2]],
  ['2026-10-25T12:00:00Z', [256, 128, 64, 32], [16]],
  ['2026-10-25T22:59:00Z', [256, 128, 64, 32], [16]],
  ['2026-10-25T23:00:00Z', [512], [256, 128, 64, 32]],
])('at %s today and yesterday are the days of Malta’s clocks', async (now, today, yesterday) => {
  const visitor = await logIn('northbay.localhost', now);
  expect(await amountsOf(visitor, { period: 'today' })).toEqual(today);
  expect(await amountsOf(visitor, { period: 'yesterday' })).toEqual(yesterday);
});

test('the last 7 and 30 days count today in Vietnam', async () => {
  const visitor = await logIn('sen-vang.localhost', '2026-11-20T17:00:00Z');
  expect(await amountsOf(visitor, { period: 'today' })).toEqual([2]);
  expect(await amountsOf(visitor, { period: 'yesterday' })).toEqual([1]);
  expect(await amountsOf(visitor, {})).toEqual([2, 1, 8]);
  expect(await amountsOf(visitor, { period: 'last7' })).toEqual([2, 1, 8]);
  expect(await amountsOf(visitor, { period: 'last30' })).toEqual([2, 1, 8, 4, 32]);
});

test('profit and loss reckons days of 23 and of 25 hours', async () => {
  const visitor = await logIn('northbay.localhost', '2026-11-20T12:00:00Z');
  expect(await daysOf(visitor, { startDate: '2026-03-28', endDate: '2026-03-30' })).toEqual({
    '2026-03-28': 1,
    '2026-03-29': 6,
    '2026-03-30': 8,
  });
  expect(await daysOf(visitor, { startDate: '2026-10-24', endDate: '2026-10-26' })).toEqual({
    '2026-10-24': 16,
    '2026-10-25': 480,
    '2026-10-26': 512,
  });
});

test('a statement tells the hour that a clock runs through twice apart, and comes whole in parts', async () => {
  const visitor = await logIn('northbay.localhost', '2026-11-20T12:00:00Z');
  const query = { startDate: '2026-10-25', endDate: '2026-10-25' };
  const { value } = await visitor.call('getStatement', { query });
  const lines = parseCsv(value?.csv ?? '').slice(7);
  expect(lines.map(([time, , , amount]) => [time, amount])).toEqual([
    ['2026-10-25T00:00:00+02:00', '0.32'],
    ['2026-10-25T02:30:00+02:00', '0.64'],
    ['2026-10-25T02:30:00+01:00', '1.28'],
    ['2026-10-25T23:59:59+01:00', '2.56'],
  ]);
  expect(value?.next).toBeNull();
  expect(value?.fileName).toBe('northbay-2026-10-25-2026-10-25.csv');
});

test.each<[QueryOf<'getAccountRecord'>, string]>([
  [{ startDate: '2026-11-02', endDate: '2026-11-01' }, 'endDate'],
  [{ startDate: '2025-11-01', endDate: '2026-11-02' }, 'endDate'],
  [{ startDate: '2026-11-01' }, 'endDate'],
  [{ endDate: '2026-11-01' }, 'startDate'],
  [{ startDate: '0000-01-01', endDate: '0000-01-02' }, 'startDate'],
  [{ startDate: '2026-02-30', endDate: '2026-03-02' }, 'startDate'],
  [{ wallet: 'nowhere' }, 'wallet'],
  [{ kinds: 'bet,theft' }, 'kinds'],
  [{ pageSize: 61 }, 'pageSize'],
])('%j is refused at its field', async (query, field) => {
  const visitor = await logIn('sen-vang.localhost', '2026-11-20T17:00:00Z');
  const { status, error } = await visitor.call('getAccountRecord', { query });
  expect(status).toBe(400);
  expect(error?.details?.fields?.[0]?.field).toBe(field);
});

test('a year may be asked for, the leap day included, and a place that is none may not', async () => {
  const visitor = await logIn('sen-vang.localhost', '2026-11-20T17:00:00Z');
  const year = { startDate: '2024-02-01', endDate: '2025-01-31' };
  expect((await visitor.call('getStatement', { query: year })).status).toBe(200);
  const { status, error } = await visitor.call('getStatement', { query: { ...year, after: '1-2' } });
  expect([status, error?.details?.fields?.[0]?.field]).toEqual([400, 'after']);
});
