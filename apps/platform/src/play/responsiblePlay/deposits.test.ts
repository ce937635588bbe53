import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openTestGateway } from '../../money/payments/testing/openTestGateway.ts';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { openTestPlayer } from './testing/openTestPlayer.ts';

const gateway = openTestGateway(() => platform());
// On PostgreSQL what is sent at once really runs at once.
const { platform, join, resetClock, moveClock } = openTestPlayer(gateway.env);

afterEach(resetClock);

const deposit = (visitor: Visitor, amount: number, idempotencyKey = randomUUID()) =>
  visitor.call('startDeposit', { body: { idempotencyKey, method: 'vietqr', amount } });
const limit = (visitor: Visitor, amount: number, period: 'day' | 'week' | 'month' = 'day') =>
  visitor.call('setPlayLimit', { body: { kind: 'deposit', period, limit: amount } });
const used = async (visitor: Visitor) => (await visitor.call('getResponsiblePlay')).value?.limits[0]?.used;

test('a deposit over the limit is refused with all that the page needs to say why', async () => {
  const { visitor } = await join();
  await limit(visitor, 500_000);
  await deposit(visitor, 400_000);
  const { status, error } = await deposit(visitor, 200_000);
  expect([status, error?.code]).toEqual([403, 'DEPOSIT_LIMIT_REACHED']);
  expect(error?.details?.limit).toMatchObject({
    kind: 'deposit',
    period: 'day',
    limit: 500_000,
    used: 400_000,
    currency: 'VND',
  });
  expect(error?.details?.limit?.resetsAt).toMatch(/T17:00:00\.000Z$/);
  expect((await deposit(visitor, 100_000)).status).toBe(200);
  expect(await used(visitor)).toBe(500_000);
});

test('of deposits asked for at once no more are taken than the limit allows', async () => {
  const { visitor } = await join();
  await limit(visitor, 300_000);
  const answers = await Promise.all(Array.from({ length: 12 }, () => deposit(visitor, 100_000)));
  const codes = answers.map(({ status, error }) => error?.code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(3);
  expect(codes.filter((code) => code === 'DEPOSIT_LIMIT_REACHED')).toHaveLength(9);
});

test('limits that change while deposits are asked for never wait for each other in a ring', async () => {
  const { visitor } = await join();
  await limit(visitor, 5_000_000);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? deposit(visitor, 50_000) : limit(visitor, 5_000_000 - index * 1_000, 'week'),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

const balanceOf = async (visitor: Visitor) => (await visitor.call('getBalance')).value?.balance;
const referenceOf = ({ value }: Awaited<ReturnType<typeof deposit>>) => value?.reference ?? '';
const pay = (reference: string, amount: number) => gateway.tell(gateway.eventOf({ reference, amount }));
const stateOf = async (visitor: Visitor, reference: string) =>
  (await visitor.call('getDeposit', { query: { reference } })).value?.state;

/** Lets the time of a deposit run out; a member who does nothing for so long would be logged out. */
const outlast = async (visitor: Visitor) => {
  for (let part = 0; part < 2; part += 1) {
    await moveClock(16 * 60);
    await visitor.call('getBalance');
  }
};
/** Moves to a morning of the merchant's, so that no test runs over midnight. */
const toMorning = () => moveClock((27 * 3600 - (Math.floor(Date.now() / 1000) % 86_400)) % 86_400);

test('what was cancelled counts until its time is over, for it can be paid until then', async () => {
  await toMorning();
  const { visitor } = await join();
  await limit(visitor, 100_000);
  const reference = referenceOf(await deposit(visitor, 100_000));
  await visitor.call('cancelDeposit', { body: { reference } });
  expect((await deposit(visitor, 50_000)).error?.code).toBe('DEPOSIT_LIMIT_REACHED');
  await outlast(visitor);
  expect((await deposit(visitor, 100_000)).status).toBe(200);
});

test('deposits that ran out of time one after the other and are all paid then fill the limit once', async () => {
  await toMorning();
  const { visitor } = await join();
  await limit(visitor, 100_000);
  const references = [];
  for (let turn = 0; turn < 3; turn += 1) {
    references.push(referenceOf(await deposit(visitor, 100_000)));
    await visitor.call('cancelDeposit', { body: { reference: references.at(-1)! } });
    await outlast(visitor);
  }
  const answers = await Promise.all(references.map((reference) => pay(reference, 100_000)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ value }) => value?.returned)).toHaveLength(2);
  expect(await balanceOf(visitor)).toBe(100_000);
  const states = await Promise.all(references.map((reference) => stateOf(visitor, reference)));
  expect(states.toSorted()).toEqual(['paid', 'returned', 'returned']);
  const messages = (await visitor.call('getInbox')).value?.messages.map(({ title }) => title) ?? [];
  expect(messages.filter((title) => /goes back to you|được hoàn lại/.test(title))).toHaveLength(2);
});

test('more than was asked for, and more than the limit leaves, goes back whole; told again, it is answered alike', async () => {
  const { visitor } = await join();
  await limit(visitor, 300_000);
  const first = referenceOf(await deposit(visitor, 100_000));
  const event = gateway.eventOf({ reference: first, amount: 900_000 });
  for (let turn = 0; turn < 2; turn += 1)
    expect((await gateway.tell(event)).value).toEqual({ taken: true, returned: true });
  expect(await balanceOf(visitor)).toBe(0);
  expect((await pay(first, 250_000)).value).toEqual({ taken: true, returned: false });
  expect(await balanceOf(visitor)).toBe(250_000);
});

test('what is paid after its time, while a time-out is in force, goes back', async () => {
  const { visitor } = await join();
  const reference = referenceOf(await deposit(visitor, 200_000));
  await visitor.call('cancelDeposit', { body: { reference } });
  await visitor.call('startTimeOut', { body: { hours: 24 } });
  expect((await pay(reference, 200_000)).value).toEqual({ taken: true, returned: true });
  expect(await balanceOf(visitor)).toBe(0);
});

test('a request that was taken is found again, whatever has been tightened since', async () => {
  const { visitor } = await join();
  const idempotencyKey = randomUUID();
  const first = await deposit(visitor, 200_000, idempotencyKey);
  await limit(visitor, 50_000);
  await visitor.call('startTimeOut', { body: { hours: 24 } });
  expect((await deposit(visitor, 200_000, idempotencyKey)).value?.reference).toBe(first.value?.reference);
});

test('a time-out stops deposits, and what is on its way is credited all the same', async () => {
  const { visitor } = await join();
  const { value } = await deposit(visitor, 200_000);
  await visitor.call('startTimeOut', { body: { hours: 24 } });
  const { error } = await deposit(visitor, 50_000);
  expect([error?.code, error?.details?.exclusion?.kind]).toEqual(['TIME_OUT_ACTIVE', 'timeOut']);
  await gateway.tell(gateway.eventOf({ reference: value?.reference ?? '', amount: 200_000 }));
  expect((await visitor.call('getBalance')).value?.balance).toBe(200_000);
  await moveClock(60);
  expect(await used(visitor)).toBe(200_000);
});
