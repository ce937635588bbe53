import type { BodyOf } from '@marquee/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { withdrawalSection } from '../../money/withdrawalRules/withdrawalSection.ts';
import { openStaff, type TestStaff } from '../../staff/testing/openStaff.ts';

const site = openTestSite();
const { platform } = site;
const { hire } = openStaff(site);
let one: TestStaff;
let other: TestStaff;
let third: TestStaff;
beforeAll(async () => {
  one = await hire('owner');
  other = await hire('owner');
  third = await hire('owner');
});

type Rules = BodyOf<'askStaffPayoutRules'>['withdrawals'];

const look = async () => {
  const { value, text } = await one.visitor.call('getStaffSite');
  if (!value) throw new Error(text);
  return value;
};
const ask = async ({ visitor }: TestStaff, withdrawals: Rules) => {
  const { versions } = await look();
  return visitor.call('askStaffPayoutRules', {
    body: { version: versions.withdrawals, withdrawals, reason: 'Banks ask for it.' },
  });
};
const waiting = async () => {
  const { value } = await one.visitor.call('getStaffSiteRequests');
  return value?.requests ?? [];
};
const decide = ({ visitor }: TestStaff, id: string, decision: 'agree' | 'refuse') =>
  visitor.call('decideStaffSiteRequest', { body: { id, decision } });
const holds = async () => (await look()).settings.withdrawals;

/** As the terminal does it. */
const change = (dayCount: number) => {
  const merchant = platform().services.merchants.find(({ code }) => code === 'SENVANG');
  if (!merchant) throw new Error('There is no merchant.');
  return platform().services.database.tenant('SENVANG', async (tx) =>
    withdrawalSection.write(tx, merchant, {
      set: { 'withdrawals.dayCount': dayCount },
      removed: [],
      stored: await withdrawalSection.stored(tx, merchant),
    }),
  );
};

test('payout rules change when another person agrees, and not before', async () => {
  const before = await holds();
  const wanted = { ...before, dayCount: 3, maxAmount: 90_000_000 };
  expect((await ask(one, wanted)).status).toBe(200);
  expect(await holds()).toEqual(before);
  const [request] = await waiting();
  expect(request).toMatchObject({ reason: 'Banks ask for it.', askedBy: { name: one.name } });
  expect(request?.after).toMatchObject({ dayCount: 3, maxAmount: 90_000_000 });
  // It waits: nobody asks for another change of the same rules meanwhile.
  expect((await ask(other, { dayCount: 4 })).error?.code).toBe('REQUEST_OPEN');
  expect((await decide(one, request?.id ?? '', 'agree')).error?.code).toBe('SECOND_PERSON_REQUIRED');
  expect(await holds()).toEqual(before);
  expect((await decide(other, request?.id ?? '', 'agree')).value).toEqual({ outcome: 'done' });
  expect(await holds()).toEqual(wanted);
  expect(await waiting()).toEqual([]);
  expect((await decide(third, request?.id ?? '', 'agree')).error?.code).toBe('REQUEST_OVER');
  const { value } = await one.visitor.call('getStaffActions', { query: { subject: 'withdrawals' } });
  expect(value?.actions[0]?.changes).toContainEqual(
    expect.objectContaining({ field: 'withdrawals.dayCount', after: '3' }),
  );
});

test('of two who agree at once one does it', async () => {
  await ask(one, { ...(await holds()), dayCount: 5 });
  const [request] = await waiting();
  const answers = await Promise.all([
    decide(other, request?.id ?? '', 'agree'),
    decide(third, request?.id ?? '', 'agree'),
  ]);
  expect(answers.map(({ error, value }) => error?.code ?? value?.outcome).toSorted()).toEqual([
    'REQUEST_OVER',
    'done',
  ]);
});

test('what is refused changes nothing, and what others have changed meanwhile is asked anew', async () => {
  const before = await holds();
  await ask(one, { ...before, fee: 1_000 });
  const [refused] = await waiting();
  expect((await decide(other, refused?.id ?? '', 'refuse')).value).toEqual({ outcome: 'refused' });
  await ask(one, { ...before, fee: 2_000 });
  const [outdated] = await waiting();
  await change(7);
  expect(await waiting()).toEqual([]);
  expect((await decide(other, outdated?.id ?? '', 'agree')).value).toEqual({ outcome: 'outdated' });
  expect(await holds()).toEqual({ ...before, dayCount: 7 });
  expect((await ask(third, { ...(await holds()), fee: 2_000 })).status).toBe(200);
});

test('a person who decides about withdrawals cannot agree to it by the other call', async () => {
  const [request] = await waiting();
  const payer = await hire('payments');
  const body = { id: request?.id ?? '', decision: 'agree' as const };
  expect((await payer.visitor.call('decideStaffRequest', { body })).error?.code).toBe('NOT_FOUND');
  expect((await payer.visitor.call('decideStaffSiteRequest', { body })).error?.code).toBe('NOT_PERMITTED');
});

test('rules that make no sense are refused by their field', async () => {
  const { error } = await ask(one, { dayCount: 0 });
  expect(error?.details?.fields?.[0]?.field).toBe('withdrawals.dayCount');
});
