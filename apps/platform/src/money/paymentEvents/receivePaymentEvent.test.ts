import { randomUUID } from 'node:crypto';
import { formatMoney } from '@marquee/i18n/money';
import { eq, inArray } from '#drizzle';
import { beforeAll, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import type { AuditEvent } from '../../kernel/audit/AuditEvent.ts';
import { findBreaches } from '../audit/findBreaches.ts';
import { ledgerAccounts, ledgerTransfers } from '../ledger/schema.ts';
import { createVisitor, type Visitor } from '../../identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { signatureOf } from '../payments/signature.ts';
import { createHttpCaller } from '../../../test/faults/kills/createHttpCaller.ts';
import { openTestGateway } from '../payments/testing/openTestGateway.ts';

const gateway = openTestGateway(() => platform());
const { platform, visit, setFlags, moveClock, resetClock } = openTestSite(gateway.env);
const { tell, eventOf } = gateway;

const home = 'sen-vang.localhost';
let port = 0;
let members = 0;

beforeAll(async () => {
  const address = await platform().app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
});

/** The same member over a real connection: only there has a call a port that the gateway can be told. */
const byWire = ({ token, cookies }: Visitor): Visitor =>
  Object.assign(createVisitor(createHttpCaller(port), { host: `${home}:${port}` }), { token, cookies });

const start = async (amount = 200_000, through = (visitor: Visitor) => visitor) => {
  members += 1;
  const visitor = visit({ host: home });
  await signUp(visitor, `receiver${members}`);
  const body = { idempotencyKey: randomUUID(), method: 'vietqr', amount } as const;
  const { value } = await through(visitor).call('startDeposit', { body });
  if (!value) throw new Error('The deposit was refused.');
  return { visitor, reference: value.reference };
};
const balanceOf = async (visitor: Visitor) => (await visitor.call('getBalance')).value?.balance;
const stateOf = async (visitor: Visitor, reference: string) => {
  const { value } = await visitor.call('getDeposit', { query: { reference } });
  return [value?.state, value?.credited];
};
const inHouse = <T>(work: Parameters<ReturnType<typeof platform>['services']['database']['tenant']>[1]) =>
  platform().services.database.tenant('SENVANG', work) as Promise<T>;
const audited = (...events: AuditEvent[]) =>
  inHouse<(typeof auditEvents.$inferSelect)[]>((tx) =>
    tx.select().from(auditEvents).where(inArray(auditEvents.event, events)),
  );
const titles = async (visitor: Visitor) =>
  (await visitor.call('getInbox')).value?.messages.map(({ title }) => title) ?? [];
const told = (amount: number) => expect.stringContaining(formatMoney(amount, 'VND', 'en')) as string;

test('the signed event credits, once, from the gateway’s book', async () => {
  const { visitor, reference } = await start();
  const before = (await titles(visitor)).length;
  const event = eventOf({ reference, amount: 200_000 });
  expect((await tell(event)).status).toBe(200);
  expect(await balanceOf(visitor)).toBe(200_000);
  expect(await stateOf(visitor, reference)).toEqual(['paid', 200_000]);
  expect(await titles(visitor)).toHaveLength(before);
  const books = await inHouse<(typeof ledgerAccounts.$inferSelect)[]>((tx) =>
    tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.book, 'gateway')),
  );
  expect(books.reduce((sum, { balance }) => sum + balance, 0)).toBe(-200_000);
});

test('told a hundred times at once, it credits once, and each telling is taken', async () => {
  const { visitor, reference } = await start();
  const event = eventOf({ reference, amount: 200_000 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => tell(event)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await balanceOf(visitor)).toBe(200_000);
  const others = await Promise.all(
    Array.from({ length: 20 }, () => tell(eventOf({ reference, amount: 200_000 }))),
  );
  expect(others.every(({ status }) => status === 200)).toBe(true);
  expect(await balanceOf(visitor)).toBe(200_000);
  const again = (await audited('deposit.paidAgain')).filter(
    ({ details }) => details['reference'] === reference,
  );
  expect(again).toHaveLength(20);
});

test('without the gateway’s signature nothing is read, and it is written down', async () => {
  const { visitor, reference } = await start();
  const event = eventOf({ reference, amount: 200_000 });
  const text = JSON.stringify(event);
  const sound = signatureOf(gateway.env().PAYMENT_SECRET, text);
  const before = (await audited('payment.forged')).length;
  const forgeries = [
    { signature: '' },
    { signature: signatureOf('another secret that is as long as ours', text) },
    { signature: sound.toUpperCase() },
    { signature: sound.slice(0, -1) },
    // A body that was changed after it was signed, and one of the same meaning in other bytes.
    { signature: sound, text: text.replace('200000', '900000') },
    { signature: sound, text: `${text} ` },
  ];
  for (const forgery of forgeries) {
    expect(await tell(event, forgery)).toEqual({ status: 401, code: 'SIGNATURE_WRONG' });
  }
  expect(await balanceOf(visitor)).toBe(0);
  expect((await audited('payment.forged')).length).toBe(before + forgeries.length);
});

test('an event of one merchant is none of another’s', async () => {
  const { visitor, reference } = await start();
  const event = eventOf({ reference, amount: 200_000 });
  for (const host of ['senvang-vip.localhost', 'northbay.localhost']) {
    expect((await tell(event, { host })).code).toBe('PAYMENT_UNKNOWN');
  }
  const theirs = eventOf({ reference, amount: 200_000, merchant: 'SENVIP' });
  expect((await tell(theirs, { host: 'senvang-vip.localhost' })).code).toBe('PAYMENT_UNKNOWN');
  expect((await tell(theirs)).code).toBe('PAYMENT_UNKNOWN');
  expect(await balanceOf(visitor)).toBe(0);
  expect((await tell(event)).status).toBe(200);
});

test('what fits no order is refused and written down', async () => {
  const { visitor, reference } = await start();
  const unknown = { reference: 'DP222222222222', amount: 1 };
  expect(await tell(eventOf(unknown))).toEqual({ status: 404, code: 'PAYMENT_UNKNOWN' });
  for (const type of ['payout.paid', 'payout.failed'] as const) {
    expect((await tell(eventOf({ ...unknown, type }))).code).toBe('PAYMENT_UNKNOWN');
  }
  expect((await tell(eventOf({ reference, amount: 8, currency: 'USD' }))).code).toBe('PAYMENT_UNKNOWN');
  for (const amount of [0, -200_000, 0.5]) {
    expect((await tell(eventOf({ reference, amount }))).code).toBe('INVALID_INPUT');
  }
  expect(await balanceOf(visitor)).toBe(0);
  const refused = await audited('payment.refused');
  expect(refused.some(({ details }) => details['currency'] === 'USD')).toBe(true);
});

test('an event id that comes back with other data is refused', async () => {
  const { visitor, reference } = await start();
  const other = (await start()).reference;
  const event = eventOf({ reference, amount: 200_000 });
  await tell(event);
  for (const change of [{ amount: 900_000 }, { reference: other }, { type: 'deposit.failed' as const }]) {
    expect(await tell({ ...event, ...change })).toEqual({ status: 409, code: 'KEY_REUSED' });
  }
  expect(await balanceOf(visitor)).toBe(200_000);
});

test.each([
  ['less', 150_000],
  ['more', 250_000],
])('%s than was asked for is what is credited, and the member is told', async (_case, amount) => {
  const { visitor, reference } = await start();
  await tell(eventOf({ reference, amount }));
  expect(await balanceOf(visitor)).toBe(amount);
  expect(await stateOf(visitor, reference)).toEqual(['paid', amount]);
  expect((await titles(visitor))[0]).toEqual(told(amount));
});

test('money that comes after the time, or after it was called off or failed, is credited all the same', async () => {
  const late = await start();
  // In two steps with a call between them: a session that rests for half an hour ends.
  await moveClock(16 * 60);
  expect(await stateOf(late.visitor, late.reference)).toEqual(['waiting', null]);
  await moveClock(16 * 60);
  expect(await stateOf(late.visitor, late.reference)).toEqual(['expired', null]);
  await tell(eventOf({ reference: late.reference, amount: 200_000 }));
  await resetClock();
  expect(await stateOf(late.visitor, late.reference)).toEqual(['paid', 200_000]);
  expect((await titles(late.visitor))[0]).toEqual(told(200_000));

  const off = await start();
  await off.visitor.call('cancelDeposit', { body: { reference: off.reference } });
  await tell(eventOf({ reference: off.reference, amount: 200_000 }));
  expect(await balanceOf(off.visitor)).toBe(200_000);
});

test('failure and payment come in any order: the money counts', async () => {
  const { visitor, reference } = await start();
  const failed = eventOf({ reference, amount: 200_000, type: 'deposit.failed' });
  await tell(failed);
  expect(await stateOf(visitor, reference)).toEqual(['failed', null]);
  await tell(eventOf({ reference, amount: 200_000 }));
  await tell(failed);
  await tell({ ...failed, id: randomUUID() });
  expect(await stateOf(visitor, reference)).toEqual(['paid', 200_000]);
  expect(await balanceOf(visitor)).toBe(200_000);
});

test('cancelling and paying at once ends in one state, with the money', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { visitor, reference } = await start();
    await Promise.all([
      visitor.call('cancelDeposit', { body: { reference } }),
      tell(eventOf({ reference, amount: 200_000 })),
      tell(eventOf({ reference, amount: 200_000, type: 'deposit.failed' })),
    ]);
    expect(await stateOf(visitor, reference)).toEqual(['paid', 200_000]);
    expect(await balanceOf(visitor)).toBe(200_000);
  }
});

test('the gateway itself calls back, however it misbehaves', async () => {
  const { visitor, reference } = await start(200_000, byWire);
  const paid = () => stateOf(visitor, reference);
  await gateway.ask('/behaviour', { reference, forged: true });
  await gateway.ask('/play', { reference, outcome: 'paid' });
  await expect.poll(async () => (await audited('payment.forged')).length).toBeGreaterThan(6);
  expect(await paid()).toEqual(['waiting', null]);
  // Back to good manners, its next try is sound.
  await gateway.ask('/behaviour', { reference, copies: 5, outOfOrder: true });
  await expect.poll(paid).toEqual(['paid', 200_000]);

  const other = await start(200_000, byWire);
  await gateway.ask('/behaviour', {
    reference: other.reference,
    copies: 20,
    outOfOrder: true,
    amount: 70_000,
  });
  await gateway.ask('/play', { reference: other.reference, outcome: 'paid' });
  await expect.poll(() => stateOf(other.visitor, other.reference)).toEqual(['paid', 70_000]);
  expect(await balanceOf(other.visitor)).toBe(70_000);
  expect(await balanceOf(visitor)).toBe(200_000);
});

test('a gateway that does not answer, or refuses, leaves no money and no doubt', async () => {
  const { payments } = platform().services;
  if (!payments) throw new Error('There is no gateway.');
  const { startDeposit } = payments;
  const visitor = visit();
  await signUp(visitor, 'patient');
  const body = { idempotencyKey: randomUUID(), method: 'vietqr', amount: 200_000 } as const;
  const { PaymentFailure } = await import('../payments/PaymentFailure.ts');
  payments.startDeposit = () => Promise.reject(new PaymentFailure('gone', false));
  expect((await visitor.call('startDeposit', { body })).error).toMatchObject({
    code: 'PAYMENT_UNAVAILABLE',
    details: { retryAfter: 5 },
  });
  payments.startDeposit = startDeposit;
  const again = await visitor.call('startDeposit', { body });
  expect([again.value?.state, again.value?.qr === null]).toEqual(['waiting', false]);

  payments.startDeposit = () => Promise.reject(new PaymentFailure('no', true));
  const refused = { ...body, idempotencyKey: randomUUID() };
  expect((await visitor.call('startDeposit', { body: refused })).status).toBe(503);
  payments.startDeposit = startDeposit;
  expect((await visitor.call('startDeposit', { body: refused })).value?.state).toBe('failed');
});

test('after all of it the ledger is whole, with one transfer for each deposit', async () => {
  expect(await inHouse((tx) => findBreaches(tx))).toEqual([]);
  const transfers = await inHouse<(typeof ledgerTransfers.$inferSelect)[]>((tx) =>
    tx.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'deposit')),
  );
  expect(new Set(transfers.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(transfers.length);
});
