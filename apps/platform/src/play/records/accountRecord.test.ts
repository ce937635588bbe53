import { createReader, testVariables } from '@marquee/variables';
import { movementKinds } from '@marquee/contract';
import { sql } from '#drizzle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { say } from '../../kernel/index.ts';
import { statementTexts } from './statementTexts.ts';
import { accountIdOf, eventsAround, fillLedger } from './testing/fillLedger.ts';
import { parseCsv } from './testing/parseCsv.ts';

const { visit, platform, setFlags, brandName } = openTestSite();
const runs = createReader(testVariables).requiredNumber('RECORD_RUNS');
const vendor = 'LANTERN';

type Query = { startDate: string; endDate: string; wallet?: string; kinds?: string };

const work = <T>(run: (tx: Parameters<typeof accountIdOf>[0]) => Promise<T>) =>
  platform().services.database.tenant('SENVANG', run);

const pagesOf = async (visitor: Visitor, query: Query, pageSize: number) => {
  const movements = [];
  for (let page = 1; ; page += 1) {
    const { value, text } = await visitor.call('getAccountRecord', { query: { ...query, page, pageSize } });
    if (!value) throw new Error(text);
    movements.push(...value.movements);
    if (page * pageSize >= value.total) return { ...value, movements };
  }
};

let members = 0;
const newMember = async () => {
  members += 1;
  const visitor = visit();
  const username = `records${members}`;
  await signUp(visitor, username);
  return { visitor, username, owner: await work((tx) => accountIdOf(tx, username)) };
};

type Entry = { kind: string; book: string; at: Date; amount: number; balanceAfter: number; movement: string };

/** The ledger read in the plainest way. */
const ledgerOf = async (owner: string): Promise<Entry[]> => {
  const answer: unknown = await work((tx) =>
    tx.execute(sql`select a.kind, a.book, t.at, t.kind as movement, e.amount, e.balance_after
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id where a.owner_id = ${owner} order by e.version desc`),
  );
  const { rows } = answer as { rows: Record<string, string>[] };
  return rows.map((row) => ({
    kind: String(row['kind']),
    book: String(row['book']),
    movement: String(row['movement']),
    at: new Date(String(row['at'])),
    amount: Number(row['amount']),
    balanceAfter: Number(row['balance_after']),
  }));
};

/** Vietnam is seven hours ahead all year. */
const dayInVietnam = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

const isIn = (wallet: string, { kind, book }: Entry) =>
  wallet === 'main' || wallet === vendor ? kind === 'real' && book === wallet : kind === wallet;

const movementOf = (kind: string) => {
  const names: Record<string, string> = {
    'vendor.bet': 'bet',
    'vendor.win': 'win',
    'vendor.rollback': 'refund',
    'wallet.transfer': 'transfer',
    'unheard.of': 'other',
  };
  return names[kind] ?? kind.split('.')[0] ?? '';
};

test('whatever the filters, the pages are the ledger’s entries and their sums', async () => {
  const noon = new Date('2026-11-20T17:00:00Z');
  await fc.assert(
    fc.asyncProperty(
      eventsAround(noon, 12),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 12 }),
      fc.subarray([...movementKinds]),
      fc.constantFrom('main', 'bonus', vendor),
      fc.integer({ min: 1, max: 60 }),
      async (events, back, length, kinds, wallet, pageSize) => {
        const { visitor, owner } = await newMember();
        await fillLedger(work, owner, events, vendor);
        const last = new Date(noon.getTime() - back * 86_400_000);
        const endDate = dayInVietnam(last);
        const startDate = dayInVietnam(new Date(last.getTime() - length * 86_400_000));
        const ledger = await ledgerOf(owner);
        if (wallet === vendor && !ledger.some((entry) => isIn(vendor, entry))) return;
        const expected = ledger.filter(
          (entry) =>
            isIn(wallet, entry) &&
            dayInVietnam(entry.at) >= startDate &&
            dayInVietnam(entry.at) <= endDate &&
            (kinds.length === 0 || (kinds as string[]).includes(movementOf(entry.movement))),
        );
        const query = { startDate, endDate, wallet, ...(kinds.length && { kinds: kinds.join() }) };
        const { movements, total, moneyIn, moneyOut } = await pagesOf(visitor, query, pageSize);
        expect(
          movements.map(({ at, amount, balanceAfter, kind }) => ({ at, amount, balanceAfter, kind })),
        ).toEqual(
          expected.map(({ at, amount, balanceAfter, movement }) => ({
            at: at.toISOString(),
            amount,
            balanceAfter,
            kind: movementOf(movement),
          })),
        );
        expect(total).toBe(expected.length);
        expect(moneyIn - moneyOut).toBe(expected.reduce((sum, { amount }) => sum + amount, 0));
      },
    ),
    { numRuns: runs },
  );
}, 120_000);

test('the statement parsed back is the ledger, and days make up the change of everything', async () => {
  const { columns: headings, ...texts } = statementTexts;
  const noon = new Date('2026-11-20T17:00:00Z');
  await fc.assert(
    fc.asyncProperty(eventsAround(noon, 30), async (events) => {
      const { visitor, username, owner } = await newMember();
      await fillLedger(work, owner, events, vendor);
      const days = { startDate: '2026-10-01', endDate: '2026-11-30' };
      const { value } = await visitor.call('getStatement', { query: days });
      const [head, account, currency, zone, period, , columns, ...lines] = parseCsv(value?.csv ?? '');
      expect(head).toEqual([`\uFEFF${say('en', texts.merchant)}`, brandName()]);
      expect(account).toEqual([say('en', texts.account), username]);
      expect(currency).toEqual([say('en', texts.currency), 'VND']);
      expect(zone).toEqual([say('en', texts.timeZone), 'Asia/Ho_Chi_Minh']);
      expect(period).toEqual([say('en', texts.days), days.startDate, days.endDate]);
      expect(columns).toEqual(headings.map((heading) => say('en', heading)));
      const ledger = await ledgerOf(owner);
      const plain = (rows: [number, string, string][]) => rows.map((row) => row.join(' ')).toSorted();
      expect(
        plain(lines.map(([time = '', , , amount = '', balance = '']) => [Date.parse(time), amount, balance])),
      ).toEqual(
        plain(
          ledger.map(({ at, amount, balanceAfter }) => [
            Math.floor(at.getTime() / 1000) * 1000,
            String(amount),
            String(balanceAfter),
          ]),
        ),
      );
      const profit = (await visitor.call('getProfitAndLoss', { query: days })).value;
      const whole = ledger.reduce((sum, { amount }) => sum + amount, 0);
      const sumOf = (flows: NonNullable<typeof profit>['totals']) =>
        flows.deposits -
        flows.withdrawals -
        flows.stakes +
        flows.wins +
        flows.refunds +
        flows.bonus +
        flows.other;
      expect(profit && sumOf(profit.totals)).toBe(whole);
      expect(profit?.days.reduce((sum, day) => sum + sumOf(day), 0)).toBe(whole);
      expect(profit?.totals.net).toBe(
        (profit?.totals.wins ?? 0) + (profit?.totals.refunds ?? 0) - (profit?.totals.stakes ?? 0),
      );
    }),
    { numRuns: runs },
  );
}, 120_000);

test('nobody sees what another member did, nor another merchant’s', async () => {
  const { visitor, owner } = await newMember();
  await fillLedger(
    work,
    owner,
    [{ kind: 'deposit.credit', at: new Date('2026-11-20T10:00:00Z'), amount: 777_131 }],
    vendor,
  );
  const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
  expect((await visitor.call('getAccountRecord', { query: days })).text).toContain('777131');
  const stranger = (await newMember()).visitor;
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
  const foreigner = visit({ host: 'northbay.localhost' });
  await foreigner.call('login', {
    body: { type: 'username', username: 'player1', password: 'Marquee-2026' },
  });
  for (const other of [stranger, foreigner]) {
    for (const row of ['getAccountRecord', 'getProfitAndLoss', 'getStatement'] as const) {
      const { status, text } = await other.call(row, { query: days });
      expect(status).toBe(200);
      expect(text).not.toContain('777131');
    }
    // A place within another's account opens nothing.
    const { text } = await other.call('getStatement', { query: { ...days, after: '0-1-0' } });
    expect(text).not.toContain('777131');
  }
  expect((await visit().call('getAccountRecord', { query: days })).error?.code).toBe('NOT_LOGGED_IN');
});
