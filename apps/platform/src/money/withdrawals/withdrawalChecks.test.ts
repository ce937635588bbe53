import { type SQL, sql } from '#drizzle';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { roleOfCalls } from '../../kernel/db/testing/roleOfCalls.ts';
import { type Breach, findBreaches } from '../audit/findBreaches.ts';
import { openRules, openWithdrawals, type TestMember } from './testing/openWithdrawals.ts';

const { openMember, operator, setRules, platform, breaches } = openWithdrawals();

beforeAll(() => setRules(openRules));

let member: TestMember;
let open: { id: string; reference: string };
let done: { id: string; reference: string };
const ask = async () => {
  const { value } = await member.withdraw(100);
  if (!value) throw new Error('The withdrawal was refused.');
  return value;
};

beforeEach(async () => {
  member = await openMember(1_000);
  open = await ask();
  done = await ask();
  await operator.approve(done.reference);
  await operator.pay(done.reference);
  await operator.force(done.reference);
});

class RolledBack extends Error {}

/** What the audit finds once the database is changed as its owner could change it; all is as it was afterwards. */
const auditBroken = async (statement: SQL): Promise<Breach[]> => {
  let found: Breach[] = [];
  const { database } = platform().services;
  const role = await roleOfCalls(database);
  const attempt = database.system((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement);
      await tx.execute(
        sql`select set_config('role', ${role}, true), set_config('app.merchant', 'SENVANG', true)`,
      );
      found = await findBreaches(tx);
      throw new RolledBack();
    }),
  );
  await expect(attempt).rejects.toThrow(RolledBack);
  return found;
};

/** What is done, by what it is, and the check that has to find it. */
const breaks: Record<string, [check: string, statement: () => SQL]> = {
  'a state without its event': [
    'withdrawal-states-legal',
    () => sql`update withdrawals set state = 'paid' where id = ${open.id}`,
  ],
  'a step that there is not': [
    'withdrawal-states-legal',
    () => sql`insert into withdrawal_events (merchant_code, withdrawal_id, from_state, to_state, by, at)
      values ('SENVANG', ${done.id}, 'completed', 'cancelled', 'member', now())`,
  ],
  'a step by somebody who may not': [
    'withdrawal-states-legal',
    () =>
      sql`update withdrawal_events set by = 'member' where withdrawal_id = ${done.id} and to_state = 'approved'`,
  ],
  'a step from elsewhere': [
    'withdrawal-states-legal',
    () =>
      sql`update withdrawal_events set from_state = 'held' where withdrawal_id = ${done.id} and to_state = 'approved'`,
  ],
  'a history without its beginning': [
    'withdrawal-states-legal',
    () => sql`delete from withdrawal_events where withdrawal_id = ${done.id} and to_state = 'requested'`,
  ],
  'a final state whose money is still held': [
    'withdrawal-agrees-with-hold',
    () => sql`update withdrawals set state = 'cancelled' where id = ${open.id}`,
  ],
  'an open state whose money is gone': [
    'withdrawal-agrees-with-hold',
    () => sql`update withdrawals set state = 'paid' where id = ${done.id}`,
  ],
  'a return that took the money': [
    'withdrawal-agrees-with-hold',
    () => sql`update withdrawals set state = 'rejected' where id = ${done.id}`,
  ],
  'another amount than is held': [
    'withdrawal-agrees-with-hold',
    () => sql`update withdrawals set amount = amount + 1 where id = ${open.id}`,
  ],
  'a completion of less than the whole': [
    'withdrawal-agrees-with-hold',
    () => sql`update withdrawals set received = 50 where id = ${done.id}`,
  ],
  'the hold of somebody else': [
    'withdrawal-agrees-with-hold',
    () => sql`update withdrawals set account_id = gen_random_uuid() where id = ${open.id}`,
  ],
  'a hold without its withdrawal': [
    'withdrawal-agrees-with-hold',
    () => sql`delete from withdrawals where id = ${open.id}`,
  ],
};

test.each(Object.entries(breaks))('%s is found, with its rows', async (_what, [check, statement]) => {
  expect(await breaches()).toEqual([]);
  const found = (await auditBroken(statement())).filter((breach) => breach.check === check);
  expect(found.length).toBeGreaterThan(0);
  expect(Object.keys(found[0]?.row ?? {}).length).toBeGreaterThan(0);
});
