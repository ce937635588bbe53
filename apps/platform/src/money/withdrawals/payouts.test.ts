import { eq } from '#drizzle';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { openTestGateway } from '../payments/testing/openTestGateway.ts';
import { withdrawalPayouts } from './schema.ts';
import { sendPayouts } from './sendPayouts.ts';
import { openRules, openWithdrawals, type TestMember } from './testing/openWithdrawals.ts';

const gateway = openTestGateway(() => platform());
const { platform, openMember, operator, setRules, tenant, breaches } = openWithdrawals(gateway.env);
const { tell, eventOf } = gateway;

beforeAll(async () => {
  await gateway.ask('/behaviour', { payouts: 'hold' });
  await setRules(openRules);
});

let member: TestMember;
beforeEach(async () => {
  member = await openMember(1_000);
});

const approved = async () => {
  const { value } = await member.withdraw(600);
  if (!value) throw new Error('The withdrawal was refused.');
  await operator.approve(value.reference);
  return value;
};

const payoutOf = async (reference: string) => {
  const [found] = await tenant<(typeof withdrawalPayouts.$inferSelect)[]>((tx) =>
    tx.select().from(withdrawalPayouts).where(eq(withdrawalPayouts.reference, reference)),
  );
  return found;
};
const paid = (reference: string, amount = 600) =>
  eventOf({ reference: `${reference}P1`, amount, type: 'payout.paid' });
const failed = (reference: string) =>
  eventOf({ reference: `${reference}P1`, amount: 600, type: 'payout.failed' });

test('an approved withdrawal is handed to the gateway with where it goes', async () => {
  const { reference } = await approved();
  await expect.poll(async () => (await payoutOf(`${reference}P1`))?.sentAt, { timeout: 10_000 }).toBeTruthy();
  expect(await gateway.orders()).toContain(`${reference}P1`);
  const { sentAt } = (await payoutOf(`${reference}P1`)) ?? {};
  await sendPayouts(platform().services, 'SENVANG');
  expect((await payoutOf(`${reference}P1`))?.sentAt).toEqual(sentAt);
});

test('the gateway’s event pays it, told as often as it likes', async () => {
  const { id, reference } = await approved();
  const event = paid(reference);
  const answers = await Promise.all(Array.from({ length: 30 }, () => tell(event)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const details = await member.details(id);
  expect(details).toMatchObject({ state: 'paid', payment: 600 });
  expect(details.events.at(-1)).toMatchObject({ by: 'gateway', amount: 600 });
  expect(details.events.filter(({ state }) => state === 'paid')).toHaveLength(1);
});

test('a failure returns the money, and an older one after the payment does not', async () => {
  const first = await approved();
  await tell(failed(first.reference));
  expect((await member.details(first.id)).state).toBe('failed');
  expect((await member.balance()).real).toBe(1_000);
  const second = await approved();
  await tell(paid(second.reference));
  expect((await tell(failed(second.reference))).status).toBe(200);
  expect((await member.details(second.id)).state).toBe('paid');
  expect(await breaches()).toEqual([]);
});

test('a payment after its failure moves nothing, and is written down', async () => {
  const { id, reference } = await approved();
  await tell(failed(reference));
  expect((await tell(paid(reference))).status).toBe(200);
  expect((await member.details(id)).state).toBe('failed');
  const noted = await tenant<(typeof auditEvents.$inferSelect)[]>((tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.event, 'payout.ignored')),
  );
  expect(noted.some(({ details }) => details['reference'] === `${reference}P1`)).toBe(true);
});

test('less than was ordered is a part; more is no more than was ordered', async () => {
  const less = await approved();
  await tell(paid(less.reference, 100));
  expect(await member.details(less.id)).toMatchObject({ state: 'paid', payment: 100, remaining: 600 });
  member = await openMember(1_000);
  const more = await approved();
  await tell(paid(more.reference, 900));
  expect(await member.details(more.id)).toMatchObject({ state: 'paid', payment: 600 });
});

test('payment and failure told at once end in one of the two, with the money where it belongs', async () => {
  const { id, reference } = await approved();
  await Promise.all([tell(paid(reference)), tell(failed(reference)), tell(paid(reference))]);
  const { state } = await member.details(id);
  const { real, hold } = await member.balance();
  expect([
    ['paid', 400, 600],
    ['failed', 1_000, 0],
  ]).toContainEqual([state, real, hold]);
  expect(await breaches()).toEqual([]);
});

test('what fits no payout is refused', async () => {
  const { id, reference } = await approved();
  const event = paid(reference);
  expect((await tell({ ...event, reference: 'WNOSUCHP1' })).code).toBe('PAYMENT_UNKNOWN');
  expect((await tell({ ...event, currency: 'USD' })).code).toBe('PAYMENT_UNKNOWN');
  const theirs = { ...event, merchant: 'SENVIP' };
  expect((await tell(theirs, { host: 'senvang-vip.localhost' })).code).toBe('PAYMENT_UNKNOWN');
  expect((await tell(event, { signature: 'sha256=00' })).code).toBe('SIGNATURE_WRONG');
  expect((await member.details(id)).state).toBe('approved');
  await tell(event);
  expect((await tell({ ...event, type: 'payout.failed' })).code).toBe('KEY_REUSED');
});
