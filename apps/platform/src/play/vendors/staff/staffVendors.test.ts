import type { ValueOf } from '@marquee/contract';
import { sql } from '#drizzle';
import { beforeEach, expect, test } from 'vitest';
import { openTestSite } from '../../../identity/session/testing/openTestSite.ts';
import { openStaff, type TestStaff } from '../../../staff/testing/openStaff.ts';
import { createVendor, newId } from '../testing/createVendor.ts';

const site = openTestSite();
const { platform, moveClock } = site;
const { hire } = openStaff(site);
const vendor = 'LANTERN';

let owner: TestStaff;
beforeEach(async () => {
  owner = await hire('owner');
  await platform().services.database.tenant('SENVANG', (tx) => tx.execute(sql`delete from vendor_secrets`));
  await platform().services.database.tenant('SENVANG', (tx) => tx.execute(sql`delete from vendor_calls`));
  platform().services.vendorSecrets.forget('SENVANG');
});

const turn = (hours = 24) =>
  owner.visitor.call('turnStaffVendorSecret', { body: { vendor, hours, reason: 'Once a year.' } });
const end = () =>
  owner.visitor.call('endStaffVendorSecret', { body: { vendor, reason: 'They have changed.' } });
const standing = async (): Promise<ValueOf<'getStaffVendors'>['vendors'][number] | undefined> => {
  const { value } = await owner.visitor.call('getStaffVendors');
  return value?.vendors.find((each) => each.vendor === vendor);
};
/** The secret that the vendor has now, and how a player's call ends that a secret signs. */
const openSeat = async () => {
  const { open, call } = createVendor(platform().app);
  const player = await open({ vendor, real: 1_000 });
  const bet = async (secret: string) =>
    (await call(player, 'bet', { transactionId: newId(), amount: 10 }, { secret })).error?.code ?? 'answered';
  return { bet, old: player.secret };
};

test('while a secret is turned over both are good, and then the old one is not', async () => {
  const { bet, old } = await openSeat();
  expect(await bet(old)).toBe('answered');
  const { value } = await turn(24);
  const secret = value?.secret ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([await bet(old), await bet(secret)]).toEqual(['answered', 'answered']);
  expect((await standing())?.secrets).toMatchObject([
    { from: 'console', goodUntil: null },
    { from: 'environment', goodUntil: expect.any(String) as string },
  ]);
  await moveClock(24 * 3600);
  owner = await hire('owner');
  const { bet: later } = await openSeat();
  expect([await later(old), await later(secret)]).toEqual(['BAD_SIGNATURE', 'answered']);
  expect((await standing())?.secrets).toHaveLength(1);
  // And the next one follows it.
  const next = (await turn(1)).value?.secret ?? '';
  expect([await later(secret), await later(next)]).toEqual(['answered', 'answered']);
  await moveClock(3600);
  expect([await later(secret), await later(next)]).toEqual(['BAD_SIGNATURE', 'answered']);
});

test('a new secret is told once, and stands nowhere in clear', async () => {
  const { value } = await turn();
  const secret = value?.secret ?? '';
  const stored = await platform().services.database.tenant('SENVANG', (tx) =>
    tx.execute(sql`select row_to_json(s)::text from vendor_secrets s
      union all select row_to_json(a)::text from staff_actions a`),
  );
  expect(JSON.stringify(stored)).not.toContain(secret);
  const later = await owner.visitor.call('getStaffVendors');
  expect(later.text).not.toContain(secret);
  const { value: trail } = await owner.visitor.call('getStaffActions', { query: { subject: vendor } });
  expect(trail?.actions[0]).toMatchObject({ operation: 'turnStaffVendorSecret', reason: 'Once a year.' });
});

test('one that nobody has used is replaced, and never the one that the vendor signs with', async () => {
  const { bet, old } = await openSeat();
  const lost = (await turn()).value?.secret ?? '';
  const found = (await turn()).value?.secret ?? '';
  expect([await bet(old), await bet(lost), await bet(found)]).toEqual([
    'answered',
    'BAD_SIGNATURE',
    'answered',
  ]);
  expect((await turn()).error?.code).toBe('SECRET_TURNING');
  expect([await bet(old), await bet(found)]).toEqual(['answered', 'answered']);
  expect((await end()).value?.secrets).toMatchObject([{ from: 'console', goodUntil: null }]);
  expect([await bet(old), await bet(found)]).toEqual(['BAD_SIGNATURE', 'answered']);
  expect((await end()).error?.code).toBe('NOT_FOUND');
});

test('of two who turn it over at once neither is left with a secret that is refused', async () => {
  const { bet, old } = await openSeat();
  const answers = await Promise.all([turn(), turn()]);
  const secrets = answers.map(({ value }) => value?.secret ?? '');
  const good = [];
  for (const secret of secrets) if ((await bet(secret)) === 'answered') good.push(secret);
  expect(good).toHaveLength(1);
  expect(await bet(old)).toBe('answered');
});

test('another merchant’s secret of the same vendor stays, and is not good here', async () => {
  const { open, call } = createVendor(platform().app, 'northbay.localhost');
  const player = await open({ vendor, real: 1_000 });
  const secret = (await turn()).value?.secret ?? '';
  await end();
  const there = async (wire: { secret?: string }) =>
    (await call(player, 'balance', {}, wire)).error?.code ?? 'answered';
  expect([await there({}), await there({ secret })]).toEqual(['answered', 'BAD_SIGNATURE']);
});

test('who manages games alone turns nothing over, and a vendor that is not there has no secret', async () => {
  const games = await hire('games');
  const body = { vendor, hours: 1, reason: 'Curious.' };
  expect((await games.visitor.call('turnStaffVendorSecret', { body })).error?.code).toBe('NOT_PERMITTED');
  expect((await games.visitor.call('getStaffVendors')).status).toBe(200);
  const nobody = { ...body, vendor: 'NOBODY' };
  expect((await owner.visitor.call('turnStaffVendorSecret', { body: nobody })).error?.code).toBe('NOT_FOUND');
  await moveClock(5 * 60);
  expect((await turn()).error?.code).toBe('PROOF_DUE');
});

test('calls are counted by how they ended, by hour, and only under names that have a secret', async () => {
  const { open, call } = createVendor(platform().app);
  const player = await open({ vendor, real: 100 });
  for (let index = 0; index < 3; index += 1) await call(player, 'balance');
  await call(player, 'bet', { transactionId: newId(), amount: 1_000 });
  await call(player, 'balance', {}, { secret: 'somebody else has signed this one here' });
  await call(player, 'balance', {}, { vendor: 'NOBODY', secret: 'somebody else has signed this one here' });
  expect((await standing())?.calls).toMatchObject({ answered: 3, refused: 1, failed: 0, unsigned: 1 });
  await moveClock(3600);
  owner = await hire('owner');
  await call(player, 'balance');
  const { value } = await owner.visitor.call('getStaffVendorCalls', { query: { vendor } });
  expect(value?.hours.map(({ calls }) => calls.answered)).toEqual([1, 3]);
  expect(value?.vendor.calls).toMatchObject({ answered: 4, refused: 1, unsigned: 1 });
  expect(value?.hours[0]?.calls.within).toBeGreaterThan(0);
  // Written twice, they add up.
  await call(player, 'balance');
  expect((await standing())?.calls.answered).toBe(5);
  const { value: all } = await owner.visitor.call('getStaffVendors');
  expect(all?.vendors.filter(({ calls }) => calls.answered + calls.unsigned > 0)).toHaveLength(1);
});
