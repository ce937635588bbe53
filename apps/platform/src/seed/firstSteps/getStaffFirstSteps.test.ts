import type { ValueOf } from '@marquee/contract';
import { sql } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { openStaff } from '../../staff/testing/openStaff.ts';

const site = openTestSite();
const { hire } = openStaff(site);

type Step = ValueOf<'getStaffFirstSteps'>['steps'][number];

test('each step follows what the merchant has, and is another merchant’s alone', async () => {
  const owner = await hire('owner');
  const look = async (person = owner) => {
    const { value, text } = await person.visitor.call('getStaffFirstSteps');
    if (!value) throw new Error(text);
    return (id: Step['id']) => value.steps.find((one) => one.id === id);
  };
  const before = await look();
  expect(before('secondPerson')).toMatchObject({ have: 1, want: 2, isDone: false });
  // The licence of this brand is a demonstration's.
  expect(before('facts')).toMatchObject({ isDone: false, isNeeded: true });
  expect(before('depositMethods')?.isDone).toBe(true);
  expect(before('banners')?.isDone).toBe(true);
  expect(before('opened')?.isDone).toBe(true);

  await hire('payments');
  await site.platform().services.database.tenant('SENVANG', async (tx) => {
    await tx.execute(sql`delete from deposit_methods`);
    await tx.execute(sql`delete from banners`);
    await tx.execute(sql`update games set is_offered = false`);
    await tx.execute(sql`update sites set customer_service_url = null, customer_service_email = null`);
    await tx.execute(sql`update help_topics set title = title - 'en' where id = 'start'`);
    await tx.execute(sql`update sites set is_under_maintenance = true`);
  });
  const after = await look();
  expect(after('secondPerson')?.isDone).toBe(true);
  for (const id of ['depositMethods', 'games', 'vendors', 'contacts', 'texts', 'banners', 'opened'] as const)
    expect([id, after(id)?.isDone]).toEqual([id, false]);
  const texts = after('texts');
  expect(texts?.have).toBe((texts?.want ?? 0) - 1);
  expect(after('banners')?.isNeeded).toBe(false);

  const other = await look(await hire('owner', 'NORTHBAY'));
  expect(other('depositMethods')?.isDone).toBe(true);
});

test('whoever may not see the site has no such list', async () => {
  const content = await hire('content');
  expect((await content.visitor.call('getStaffFirstSteps')).error?.code).toBe('NOT_PERMITTED');
});
