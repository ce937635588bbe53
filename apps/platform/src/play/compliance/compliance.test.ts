import { everyMerchant } from '@marquee/contract';
import { eq, sql } from '#drizzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../identity/accounts/schema.ts';
import { rowsOf } from '../../kernel/db/rowsOf.ts';
import { bankCards } from '../../money/bankCards/schema.ts';
import { openStaff, type TestStaff } from '../../staff/testing/openStaff.ts';
import { exclude } from '../responsiblePlay/exclude.ts';
import { playReviews } from '../responsiblePlay/person/schema.ts';
import { openTestPlayer } from '../responsiblePlay/testing/openTestPlayer.ts';
import { memberTables, otherTables } from './export/memberTables.ts';

const site = openTestPlayer();
const { platform, ask, join, merchant } = site;
const { hire } = openStaff(site);

let officer: TestStaff;
beforeAll(async () => {
  officer = await hire('compliance');
});
const now = () => platform().services.clock.now();

const trailOf = async (operation: string) =>
  (await officer.visitor.call('getStaffActions', { query: { operation } as never })).value?.actions ?? [];

describe('audits', () => {
  const runs = (query: { found?: 'nothing' | 'breaches' } = {}) =>
    officer.visitor.call('getStaffAuditRuns', { query });

  test('each is kept with when, how long and what it found', async () => {
    const before = (await runs()).value?.total ?? 0;
    await platform().services.audit.run();
    const { value } = await runs();
    expect(value?.total).toBe(before + 1);
    expect(value?.checks).toContain('sums-are-balances');
    expect(value?.runs[0]).toMatchObject({ checks: value?.checks.length, breaches: [] });
    expect(Date.parse(value?.runs[0]?.startedAt ?? '')).toBeLessThanOrEqual(now().getTime());
  });

  test('one that finds something stands apart, with the rows', async () => {
    const shift = (amount: number) =>
      platform().services.database.system((db) =>
        db.execute(sql`update ledger_accounts set balance = balance + ${amount}
          where id = (select min(id) from ledger_accounts where kind = 'real' and merchant_code = 'SENVANG')`),
      );
    await shift(1);
    await platform().services.audit.run();
    await shift(-1);
    const { value } = await runs({ found: 'breaches' });
    expect(value?.total).toBe(1);
    const found = value?.runs[0]?.breaches.find(({ check }) => check === 'balance-is-sum');
    expect(JSON.parse(found?.row ?? '{}')).toMatchObject({ account: expect.any(Number) as number });
    expect(
      (await runs({ found: 'nothing' })).value?.runs.every(({ breaches }) => breaches.length === 0),
    ).toBe(true);
  });

  test('another merchant’s are its own', async () => {
    const other = await hire('owner', 'NORTHBAY');
    const { value } = await other.visitor.call('getStaffAuditRuns', { query: { found: 'breaches' } });
    expect(value).toMatchObject({ total: 0, runs: [] });
  });
});

describe('the register of exclusions', () => {
  test('has those in force and those that are over, by kind and by member', async () => {
    const { account, username } = await join();
    const started = new Date(now().getTime() - 3 * 86_400_000);
    await ask((tx) =>
      exclude(tx, {
        merchant: merchant(),
        account,
        now: started,
        kind: 'timeOut',
        endsAt: new Date(started.getTime() + 86_400_000),
      }),
    );
    await ask((tx) =>
      exclude(tx, { merchant: merchant(), account, now: now(), kind: 'selfExclusion', endsAt: null }),
    );
    const list = async (query: { state?: 'inForce' | 'over'; kind?: 'timeOut' | 'selfExclusion' }) =>
      (
        await officer.visitor.call('getStaffExclusions', { query: { username, ...query } })
      ).value?.exclusions.map(({ kind, isInForce, endsAt }) => [kind, isInForce, endsAt === null]);
    expect(await list({})).toEqual([
      ['selfExclusion', true, true],
      ['timeOut', false, false],
    ]);
    expect(await list({ state: 'inForce' })).toEqual([['selfExclusion', true, true]]);
    expect(await list({ state: 'over' })).toEqual([['timeOut', false, false]]);
    expect(await list({ kind: 'timeOut', state: 'inForce' })).toEqual([]);
  });
});

describe('a member who may be somebody who is excluded', () => {
  const hold = async () => {
    const member = await join();
    await ask((tx) =>
      tx.insert(playReviews).values({
        accountId: member.account,
        merchantCode: 'SENVANG',
        likenesses: ['card'],
        isHeld: true,
        excludedUntil: null,
        foundAt: now(),
      }),
    );
    return member;
  };
  const decide = (id: string, decision: 'somebodyElse' | 'excluded', by = officer) =>
    by.visitor.call('decideStaffReview', { body: { id, decision, reason: 'Checked on the phone.' } });
  const open = async () => (await officer.visitor.call('getStaffReviews', { query: {} })).value;

  test('waits until staff decides, who is written down; the member reads it', async () => {
    const { account, username, visitor } = await hold();
    expect((await open())?.reviews.map((review) => review.username)).toContain(username);
    const { value } = await decide(account, 'somebodyElse');
    expect(value?.waiting).toEqual((await open())?.waiting);
    const decided = await officer.visitor.call('getStaffReviews', { query: { state: 'decided' } });
    expect(decided.value?.reviews[0]).toMatchObject({
      username,
      decision: 'somebodyElse',
      decidedBy: officer.name,
    });
    expect((await trailOf('decideStaffReview'))[0]).toMatchObject({
      subject: username,
      reason: 'Checked on the phone.',
    });
    const inbox = await visitor.call('getInbox', { query: {} });
    expect(inbox.text).toContain('has been checked');
  });

  test('is excluded from then on where it is the same person', async () => {
    const { account, username } = await hold();
    await decide(account, 'excluded');
    const { value } = await officer.visitor.call('getStaffExclusions', { query: { username } });
    expect(value?.exclusions).toMatchObject([{ kind: 'selfExclusion', endsAt: null, isInForce: true }]);
  });

  test('is decided about once, whoever comes second', async () => {
    const { account } = await hold();
    const other = await hire('compliance');
    const answers = await Promise.all([decide(account, 'somebodyElse'), decide(account, 'excluded', other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(account, 'excluded')).error?.code).toBe('CASE_OVER');
  });

  test('is not decided by who may only look', async () => {
    const { account } = await hold();
    expect((await decide(account, 'somebodyElse', await hire('risk'))).error?.code).toBe('NOT_PERMITTED');
  });
});

describe('the export of a member', () => {
  const exportOf = (id: string, { visitor }: TestStaff = officer) =>
    visitor.call('exportStaffMember', { body: { id, reason: 'The member has asked for it.' } });

  test('knows every table of the database', async () => {
    const tables = await platform().services.database.system((db) =>
      rowsOf<{ name: string }>(
        db,
        sql`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
          order by 1`,
      ),
    );
    const known = [...Object.keys(memberTables), ...Object.keys(otherTables)].toSorted();
    // A new table has to say here whether it holds anything of members.
    expect(tables.map(({ name }) => name).toSorted()).toEqual(known);
  });

  test('leaves no table out that names an account', async () => {
    const tables = await platform().services.database.system((db) =>
      rowsOf<{ name: string }>(
        db,
        sql`select distinct a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not a.attisdropped
            and ((a.attname in ('account_id', 'member_id', 'owner_id') and a.atttypid = 'uuid'::regtype)
              or exists (select from pg_constraint f where f.conrelid = a.attrelid and f.contype = 'f'
                and f.confrelid = 'accounts'::regclass and a.attnum = any (f.conkey)))`,
      ),
    );
    expect(tables.map(({ name }) => name).filter((name) => !Object.hasOwn(memberTables, name))).toEqual([
      // Minutes of a login that waits for its second proof.
      'login_challenges',
    ]);
  });

  test('has what a member has, no secret, and nothing of anybody else', async () => {
    const member = await join();
    const other = await join();
    await ask((tx) =>
      tx.insert(bankCards).values(
        [member, other].map(({ account }, at) => ({
          merchantCode: 'SENVANG',
          accountId: account,
          bankCode: 'VCB',
          number: `97040000000${at}`,
          payeeName: 'Nguyen Van A',
          addedAt: now(),
        })),
      ),
    );
    const [row] = await ask((tx) => tx.select().from(accounts).where(eq(accounts.id, member.account)));
    const { value, text } = await exportOf(member.account);
    const { tables, username } = JSON.parse(value?.content ?? text) as {
      username: string;
      tables: Record<string, Record<string, unknown>[]>;
    };
    expect(username).toBe(member.username);
    expect(tables.accounts).toMatchObject([{ id: member.account, mobile: row?.mobile }]);
    expect(tables.bank_cards).toMatchObject([{ number: '970400000000' }]);
    expect(tables.sessions).toHaveLength(1);
    expect(value?.content).not.toContain(other.account);
    expect(value?.content).not.toContain(row?.passwordHash ?? 'no hash');
    const columns = Object.values(tables).flatMap((rows) => rows.flatMap((each) => Object.keys(each)));
    expect(columns.filter((name) => /hash|secret|_mac$|token|^series$/.test(name))).toEqual([]);
    expect((await trailOf('exportStaffMember'))[0]).toMatchObject({ subject: member.username });
  });

  test('every column that the tables leave out is there to be left out', async () => {
    const columns = await platform().services.database.system((db) =>
      rowsOf<{ name: string }>(
        db,
        sql`select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not a.attisdropped`,
      ),
    );
    const known = new Set(columns.map(({ name }) => name));
    const named = Object.entries(memberTables).flatMap(([table, { without = [], pictures = [] }]) =>
      [...without, ...pictures].map((column) => `${table}.${column}`),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('is refused for another merchant’s member, and to who may not', async () => {
    const { account } = await join();
    const elsewhere = await hire('compliance', 'NORTHBAY');
    expect((await exportOf(account, elsewhere)).error?.code).toBe('NOT_FOUND');
    expect((await exportOf("x' or true --")).error?.code).toBe('NOT_FOUND');
    const support = await hire('support', everyMerchant);
    support.visitor.merchant = 'SENVANG';
    expect((await exportOf(account, support)).error?.code).toBe('NOT_PERMITTED');
  });
});
