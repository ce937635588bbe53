import { endpoints } from '@marquee/contract';
import { asc, eq, sql } from '#drizzle';
import { beforeAll, expect, test, vi } from 'vitest';
import { ledgerTransfers } from '../ledger/schema.ts';
import { withdrawalEvents } from './schema.ts';
import { openRules, openWithdrawals, paymentPassword, type TestMember } from './testing/openWithdrawals.ts';
import { type Posted, postSealed } from './testing/postSealed.ts';

// On PostgreSQL these calls really are at once, each in a connection of its own.
const { platform, openMember, operator, setRules, tenant, breaches } = openWithdrawals();

let port = 0;
beforeAll(async () => {
  await setRules(openRules);
  port = Number(new URL(await platform().app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Asks for a withdrawal over a connection of its own. */
const withdrawByWire = ({ visitor, cardId }: TestMember, amount: number, idempotencyKey: string) => {
  const body = { idempotencyKey, amount, cardId, paymentPassword };
  return postSealed(port, visitor, endpoints.requestWithdrawal.path, body);
};

const codeOf = ({ text }: Posted) => (JSON.parse(text) as { error?: { code: string } }).error?.code;

/** Asks again where the platform was too busy, as a page does. */
const patiently = async <T extends { status: number }>(ask: () => Promise<T>): Promise<T> => {
  const answer = await ask();
  return answer.status === 503 ? patiently(ask) : answer;
};

const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const holdsOf = (owner: string) =>
  tenant<{ idempotencyKey: string }[]>(async (tx) => {
    const rows = await tx.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'withdrawal.hold'));
    return rows.filter(({ idempotencyKey }) => idempotencyKey.includes(owner));
  });

test('of 200 withdrawals of 60 on 100 at once, one is accepted', { timeout: 120_000 }, async () => {
  const member = await openMember(100);
  const answers = await atOnce(200, () => {
    const key = crypto.randomUUID();
    return patiently(() => withdrawByWire(member, 60, key));
  });
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(1);
  expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'INSUFFICIENT_FUNDS']));
  expect(await member.balance()).toEqual({ real: 40, bonus: 0, hold: 60 });
  expect(await holdsOf(member.id)).toHaveLength(1);
  expect(await breaches()).toEqual([]);
});

test('one key a hundred times at once is one posting and one answer', { timeout: 120_000 }, async () => {
  const member = await openMember(1_000);
  const key = crypto.randomUUID();
  const answers = await atOnce(100, () => patiently(() => withdrawByWire(member, 60, key)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await member.balance()).toEqual({ real: 940, bonus: 0, hold: 60 });
  expect(await holdsOf(member.id)).toHaveLength(1);
});

test('the same key with other data at once is one withdrawal and refusals', async () => {
  const member = await openMember(1_000);
  const key = crypto.randomUUID();
  const answers = await atOnce(20, (index) => patiently(() => member.withdraw(60 + (index % 2), key)));
  const ids = new Set(answers.map(({ value }) => value?.id).filter(Boolean));
  expect(ids.size).toBe(1);
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'KEY_REUSED']));
  const { hold } = await member.balance();
  expect([60, 61]).toContain(hold);
});

test('limits of the day hold for requests made at once', async () => {
  const member = await openMember(1_000);
  await setRules({ ...openRules, dayCount: 3 }, member.username);
  const answers = await atOnce(12, () => patiently(() => member.withdraw(10)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

type Asked = { id: string; reference: string };

/** What ends a withdrawal, or moves it to where its money stays, by the state that it begins at. */
const enders: Record<
  string,
  Record<string, (member: TestMember, asked: Asked) => Promise<{ status: number }>>
> = {
  requested: {
    cancel: ({ visitor }, { id }) => visitor.call('cancelWithdrawal', { body: { id } }),
    reject: (_, { reference }) => operator.reject(reference, 'No.'),
    approve: (_, { reference }) => operator.approve(reference),
  },
  approved: {
    pay: (_, { reference }) => operator.pay(reference),
    fail: (_, { reference }) => operator.fail(reference, 'No.'),
  },
  paid: {
    receive: ({ visitor }, { id }) =>
      visitor.call('confirmWithdrawal', { body: { id, receipt: 'received' } }),
    claimPart: ({ visitor }, { id }) =>
      visitor.call('confirmWithdrawal', { body: { id, receipt: 'partly', amount: 20 } }),
    force: (_, { reference }) => operator.force(reference),
  },
  partlyReceived: {
    force: (_, { reference }) => operator.force(reference),
    fail: (_, { reference }) => operator.fail(reference, 'No.'),
    approve: (_, { reference }) => operator.approve(reference),
  },
};

const pairs = Object.entries(enders).flatMap(([state, ways]) => {
  const names = Object.keys(ways);
  return names.flatMap((one, index) => names.slice(index).map((other) => [state, one, other] as const));
});

const bring = async (member: TestMember, state: string): Promise<Asked> => {
  const { value } = await member.withdraw(60);
  if (!value) throw new Error('The withdrawal was refused.');
  if (state !== 'requested') await operator.approve(value.reference);
  if (state === 'paid' || state === 'partlyReceived') await operator.pay(value.reference);
  if (state === 'partlyReceived') await enders['paid']?.['claimPart']?.(member, value);
  return value;
};

test.each(pairs)('%s: of %s and %s at once, one wins', async (state, one, other) => {
  const member = await openMember(100);
  const asked = await bring(member, state);
  const before = (await member.details(asked.id)).events.length;
  const ways = [one, other, one, other].map((name) => enders[state]?.[name]);
  const answers = await Promise.all(ways.map((way) => way?.(member, asked)));
  // A receipt, and what may follow it in the other call, are both legal: claim a part, then be forced.
  const won = answers.filter((answer) => answer?.status === 200).length;
  const after = await member.details(asked.id);
  expect(after.events.length).toBe(before + won);
  const isFinal = one === other || state === 'requested' || state === 'approved';
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThanOrEqual(isFinal ? 1 : 2);
  const rows = await tenant<{ to: string }[]>((tx) =>
    tx
      .select()
      .from(withdrawalEvents)
      .where(eq(withdrawalEvents.withdrawalId, asked.id))
      .orderBy(asc(withdrawalEvents.id)),
  );
  expect(rows.at(-1)?.to).toBe(after.state);
  const { real, hold } = await member.balance();
  expect([40, 60, 80, 100]).toContain(real + hold);
  expect(await breaches()).toEqual([]);
});

test('a request waits for whoever has the member’s row, on whichever node', async ({ skip }) => {
  const { database } = platform().services;
  if (database.kind === 'pglite') skip('it has one connection, on which nothing waits');
  const member = await openMember(100);
  const locked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const holding = tenant(async (tx) => {
    await tx.execute(sql`select from accounts where id = ${member.id} for update`);
    locked.resolve();
    await gate.promise;
  });
  await locked.promise;
  let isAnswered = false;
  const asked = member.withdraw(10).finally(() => (isAnswered = true));
  const isWaiting = async () => {
    const waiting = await database.system((db) =>
      db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
    );
    return (waiting as unknown as { rows: unknown[] }).rows.length > 0;
  };
  try {
    await vi.waitFor(async () => expect(isAnswered || (await isWaiting())).toBe(true), { timeout: 20_000 });
    expect(isAnswered).toBe(false);
  } finally {
    gate.resolve();
    await holding;
  }
  expect((await asked).status).toBe(200);
});
