import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { openTestGateway } from '../../money/payments/testing/openTestGateway.ts';

const gateway = openTestGateway(() => platform());
const { platform, visit } = openTestSite(() => ({ ...gateway.env(), METRICS_PORT: '0' }));

/** The value of a series; undefined where there is none. */
const valueOf = async (series: string) => {
  const lines = (await platform().metrics?.scrape())?.split('\n') ?? [];
  const line = lines.find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

test('orders of the payment gateway are counted by how they ended, and timed', async () => {
  const member = visit();
  await signUp(member, 'countedpayer');
  const pay = () =>
    member.call('startDeposit', {
      body: { idempotencyKey: randomUUID(), method: 'vietqr', amount: 200_000 },
    });
  expect((await pay()).error).toBeUndefined();
  expect(await valueOf('marquee_payment_orders_total{order="deposit",outcome="taken"}')).toBe(1);
  expect(await valueOf('marquee_payment_order_duration_seconds_count{order="deposit"}')).toBe(1);
  expect(await valueOf('marquee_payment_orders_total{order="payout",outcome="taken"}')).toBeUndefined();
});

test('messages that a carrier took are counted', async () => {
  const before = (await valueOf('marquee_messages_total{channel="sms",outcome="taken"}')) ?? 0;
  const { error } = await visit({ host: 'senvang-vip.localhost' }).call('sendRegisterSms', {
    body: { mobileNum: '0933077009', countryDialingCode: '84' },
  });
  expect(error).toBeUndefined();
  await expect.poll(() => valueOf('marquee_messages_total{channel="sms",outcome="taken"}')).toBe(before + 1);
});

const isEmbedded = inject('engine').kind === 'pglite';

test.skipIf(isEmbedded)('connections are told of each pool of PostgreSQL', async () => {
  const used = () => valueOf('marquee_database_connections_used{pool="transactions"}');
  // What runs beside the calls may hold one at the moment.
  await expect.poll(used).toBe(0);
  for (const pool of ['transactions', 'calls']) {
    expect(await valueOf(`marquee_database_connections_most{pool="${pool}"}`)).toBeGreaterThan(0);
    expect(await valueOf(`marquee_database_connections_awaited{pool="${pool}"}`)).toBe(0);
  }
  await platform().services.database.tenant('SENVANG', async () => {
    expect(await used()).toBeGreaterThanOrEqual(1);
  });
  await expect.poll(used).toBe(0);
});

test.runIf(isEmbedded)('the embedded database has no pools to tell of', async () => {
  expect(await valueOf('marquee_database_connections{pool="transactions"}')).toBeUndefined();
});
