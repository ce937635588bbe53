import { everyMerchant } from '@marquee/contract';
import { type SQL, sql } from '#drizzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { roleOfCalls } from '../../kernel/db/testing/roleOfCalls.ts';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import { openStaff, type TestStaff } from '../testing/openStaff.ts';
import { type Actor, recordAction } from './recordAction.ts';

const site = openTestSite();
const { platform } = site;
const { hire } = openStaff(site);
const database = () => platform().services.database;

let person: TestStaff;
const write = (subject: string, merchant = 'SENVANG') =>
  database().tenant(merchant, (tx) => {
    const { id, name } = person;
    const actor: Actor = {
      now: () => new Date('2026-11-24T08:00:00.123Z'),
      clientAddress: '203.0.113.7',
      requestId: 'a-request',
      operation: 'approveStaffWithdrawal',
      staff: { id: '00000000-0000-4000-8000-000000000001', personId: id, name },
    };
    const context = { ...actor, merchant: { code: merchant } } as unknown as Parameters<
      typeof recordAction
    >[1];
    return recordAction(tx, context, {
      subject,
      before: { state: 'held', amount: 5 },
      after: { state: 'approved' },
      reason: 'Đã kiểm tra “CMND”.',
    });
  });

beforeAll(async () => {
  person = await hire('owner', everyMerchant);
  for (const subject of ['W1', 'W2', 'W3', 'W4']) await write(subject);
});

class RolledBack extends Error {}

/** What the audit of SENVANG finds once the owner of the tables has done something to it; all is undone afterwards. */
const auditAfter = async (attack: SQL): Promise<unknown[]> => {
  let found: unknown[] = [];
  const role = await roleOfCalls(database());
  const attempt = database().system((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.merchant', 'SENVANG', true)`);
      await tx.execute(attack);
      await tx.execute(sql`select set_config('role', ${role}, true)`);
      found = (await findBreaches(tx)).filter(({ check }) => check === 'staff-trail-whole');
      throw new RolledBack();
    }),
  );
  await expect(attempt).rejects.toThrow(RolledBack);
  return found;
};

const ours = sql`merchant_code = 'SENVANG'`;
const changes: Record<string, SQL> = {
  'who did it': sql`update staff_actions set person = 'Somebody else' where ${ours} and number = 2`,
  'the person behind it': sql`update staff_actions set person_id = gen_random_uuid() where ${ours} and number = 2`,
  'what was done': sql`update staff_actions set operation = 'getStaff' where ${ours} and number = 2`,
  'to what': sql`update staff_actions set subject = 'W9' where ${ours} and number = 2`,
  'what was before': sql`update staff_actions set before = '{}' where ${ours} and number = 2`,
  'what is after': sql`update staff_actions set after = '{"state": "rejected"}' where ${ours} and number = 2`,
  why: sql`update staff_actions set reason = null where ${ours} and number = 2`,
  when: sql`update staff_actions set at = at + interval '1 microsecond' where ${ours} and number = 2`,
  'from where': sql`update staff_actions set ip = '203.0.113.8' where ${ours} and number = 2`,
  'a row in the middle': sql`delete from staff_actions where ${ours} and number = 2`,
  'the first row': sql`delete from staff_actions where ${ours} and number = 1`,
  'the last row': sql`delete from staff_actions where ${ours} and number = 4`,
  'all rows': sql`delete from staff_actions where ${ours}`,
  'the head': sql`delete from staff_action_heads where ${ours}`,
  'a row with a new hash': sql`with changed as (
      select a from staff_actions a where ${ours} and number = 2
    ) update staff_actions set subject = 'W9', hash = staff_action_hash(
      jsonb_populate_record((changed.a), '{"subject": "W9"}')
    ) from changed where ${ours} and number = 2`,
};

describe('the audit finds', () => {
  test('nothing in a trail that nobody has touched', async () => {
    expect(await auditAfter(sql`select 1`)).toEqual([]);
    const count = await database().tenant('SENVANG', (tx) =>
      tx.execute(sql`select count(*) from staff_actions`),
    );
    expect(JSON.stringify(count)).toContain('4');
  });

  test.each(Object.entries(changes))('a change of %s', async (_name, attack) => {
    expect((await auditAfter(attack)).length).toBeGreaterThan(0);
  });

  test('the installation’s own trail whole', async () => {
    await platform().services.audit.run();
    expect(platform().services.audit.breaches()).toEqual([]);
    const own = await database().tenant(everyMerchant, findBreaches);
    expect(own).toEqual([]);
  });
});

describe('calls', () => {
  test.each([
    sql`insert into staff_actions select * from staff_actions limit 1`,
    sql`update staff_actions set person = 'Somebody else'`,
    sql`delete from staff_actions`,
    sql`update staff_action_heads set number = 0`,
    sql`delete from staff_action_heads`,
    sql`delete from staff_requests`,
  ])('cannot write past the function (%#)', async (statement) => {
    const attempt = database()
      .tenant('SENVANG', (tx) => tx.execute(statement))
      .catch((error: Error) => {
        throw error.cause;
      });
    await expect(attempt).rejects.toThrow(/permission denied/);
  });

  test('cannot write another merchant’s trail', async () => {
    const attempt = database()
      .tenant('SENVANG', (tx) =>
        tx.execute(
          sql`select staff_record('NORTHBAY', now(), null, 'x', null, 'x', 'x', '{}', '{}', null, 'x', 'x')`,
        ),
      )
      .catch((error: Error) => {
        throw error.cause;
      });
    await expect(attempt).rejects.toThrow(/its own merchant/);
  });
});

test('many write at once, and the trail has no gap', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`R${index}`, 'NORTHBAY')));
  const { value } = await person.visitor.call('getStaff');
  expect(value?.merchants.map(({ code }) => code)).toContain('NORTHBAY');
  person.visitor.merchant = 'NORTHBAY';
  const found = await person.visitor.call('getStaffActions', { query: { pageSize: 60 } });
  expect(found.value?.actions.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, i) => 20 - i),
  );
  expect(await database().tenant('NORTHBAY', findBreaches)).toEqual([]);
  person.visitor.merchant = 'SENVANG';
});

describe('a search', () => {
  const search = (
    query: NonNullable<Parameters<typeof person.visitor.call<'getStaffActions'>>[1]>['query'],
  ) => person.visitor.call('getStaffActions', { query: query ?? {} });

  test('finds by subject, person, call and moment', async () => {
    expect((await search({ subject: 'w3' })).value).toMatchObject({
      total: 1,
      actions: [
        {
          number: 3,
          person: person.name,
          reason: 'Đã kiểm tra “CMND”.',
          changes: [
            { field: 'amount', before: '5', after: null },
            { field: 'state', before: 'held', after: 'approved' },
          ],
        },
      ],
    });
    expect((await search({ person: person.name.slice(1, 4), pageSize: 2 })).value).toMatchObject({
      total: 4,
    });
    expect((await search({ operation: 'getStaff' })).value?.total).toBe(0);
    expect((await search({ from: '2026-11-24T08:00:01Z' })).value?.total).toBe(0);
    expect((await search({ to: '2026-11-24T08:00:01Z' })).value?.total).toBe(4);
    expect((await search({ subject: '%' })).value?.total).toBe(0);
  });

  test('takes no moment that is none', async () => {
    expect((await search({ from: '9999-12-31T23:59:60Z' })).error?.details?.fields?.[0]?.field).toBe('from');
  });
});
