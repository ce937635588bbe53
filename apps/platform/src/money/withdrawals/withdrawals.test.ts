import { eq, sum } from '#drizzle';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerAccounts } from '../ledger/schema.ts';
import { createOperator } from './testing/createOperator.ts';
import { openRules, openWithdrawals, paymentPassword, type TestMember } from './testing/openWithdrawals.ts';

const site = openWithdrawals();
const { platform, visit, openMember, operator, setRules, moveClock, tenant, breaches } = site;

beforeAll(() => setRules(openRules));

let member: TestMember;
beforeEach(async () => {
  member = await openMember(1_000);
});

const request = async (amount = 600) => {
  const { value, text } = await member.withdraw(amount);
  if (!value) throw new Error(`The withdrawal was refused: ${text}`);
  return value;
};

const approved = async (amount = 600) => {
  const asked = await request(amount);
  await operator.approve(asked.reference);
  return asked;
};

const paid = async (part?: number) => {
  const asked = await approved();
  const { status } = await operator.pay(asked.reference, part);
  expect(status).toBe(200);
  return asked;
};

const say = (id: string, receipt: 'received' | 'partly' | 'none', amount?: number) =>
  member.visitor.call('confirmWithdrawal', {
    body: { id, receipt, ...(amount !== undefined && { amount }) },
  });

test('money is held at the request and gone at its end', async () => {
  const { id } = await paid();
  expect(await member.balance()).toEqual({ real: 400, bonus: 0, hold: 600 });
  const { value } = await say(id, 'received');
  expect(value).toMatchObject({ state: 'completed', receipt: 'member', received: 600, remaining: 0 });
  expect(value?.events.map(({ state, by }) => `${state} ${by}`)).toEqual([
    'requested member',
    'approved operator',
    'paid gateway',
    'completed member',
  ]);
  expect(await member.balance()).toEqual({ real: 400, bonus: 0, hold: 0 });
  expect(await breaches()).toEqual([]);
});

test('a part that is received leaves the rest to be paid', async () => {
  const { id, reference } = await paid();
  expect((await say(id, 'partly', 250)).value).toMatchObject({
    state: 'partlyReceived',
    received: 250,
    remaining: 350,
  });
  await operator.approve(reference);
  await operator.pay(reference);
  expect(await member.details(id)).toMatchObject({ state: 'paid', payment: 350 });
  expect((await say(id, 'received')).value).toMatchObject({ state: 'completed', received: 600 });
  expect(await member.balance()).toMatchObject({ real: 400, hold: 0 });
});

test('what is paid in parts is complete with the last of them', async () => {
  const { id, reference } = await paid(200);
  expect((await say(id, 'received')).value).toMatchObject({ state: 'partlyReceived', remaining: 400 });
  await operator.approve(reference);
  const { error } = await operator.pay(reference, 401);
  expect(error?.details?.fields?.[0]).toMatchObject({ field: 'amount', max: 400 });
  await operator.pay(reference, 400);
  expect((await say(id, 'received')).value?.state).toBe('completed');
});

test.each([600, 601])('a part of %i of 600 is none', async (amount) => {
  const { id } = await paid();
  expect((await say(id, 'partly', amount)).error?.details?.fields?.[0]?.field).toBe('amount');
  expect((await say(id, 'partly')).error?.details?.fields?.[0]?.field).toBe('amount');
});

test('silence counts as receipt after the minutes, not before', async () => {
  const { id } = await paid();
  await moveClock(29 * 60);
  expect((await member.details(id)).state).toBe('paid');
  await moveClock(61);
  expect(await member.details(id)).toMatchObject({
    state: 'completed',
    receipt: 'automatic',
    received: 600,
    confirmBy: null,
  });
  expect((await say(id, 'none')).error?.code).toBe('WITHDRAWAL_STATE');
  expect(await member.balance()).toMatchObject({ real: 400, hold: 0 });
});

test('silence after a part counts for that part', async () => {
  const { id } = await paid(100);
  await moveClock(16 * 60);
  expect((await member.details(id)).state).toBe('paid');
  await moveClock(15 * 60);
  expect(await member.details(id)).toMatchObject({ state: 'partlyReceived', received: 100, remaining: 500 });
});

test('a member takes back what is not approved, and nothing else', async () => {
  const { id } = await request();
  const { value } = await member.visitor.call('cancelWithdrawal', { body: { id } });
  expect(value?.state).toBe('cancelled');
  expect(await member.balance()).toEqual({ real: 1_000, bonus: 0, hold: 0 });
  const late = await approved();
  const { error } = await member.visitor.call('cancelWithdrawal', { body: { id: late.id } });
  expect(error?.code).toBe('WITHDRAWAL_STATE');
});

test('a rejection returns the money and tells the reason', async () => {
  const { id, reference } = await request();
  await operator.reject(reference, 'The name is another.');
  expect(await member.details(id)).toMatchObject({ state: 'rejected', reason: 'The name is another.' });
  expect(await member.balance()).toMatchObject({ real: 1_000, hold: 0 });
});

test('what cannot be paid returns, but for what was received', async () => {
  const first = await approved();
  await operator.fail(first.reference, 'No such account.');
  expect(await member.details(first.id)).toMatchObject({ state: 'failed', reason: 'No such account.' });
  expect(await member.balance()).toMatchObject({ real: 1_000, hold: 0 });

  const second = await paid();
  await say(second.id, 'partly', 150);
  await operator.fail(second.reference, 'Account closed.');
  expect(await member.details(second.id)).toMatchObject({ state: 'partCompleted', received: 150 });
  expect(await member.balance()).toMatchObject({ real: 850, hold: 0 });
  expect(await breaches()).toEqual([]);
});

test('a forced receipt returns nothing', async () => {
  const { id, reference } = await paid();
  await operator.force(reference);
  expect(await member.details(id)).toMatchObject({ state: 'completed', receipt: 'forced', received: 600 });
  expect(await member.balance()).toMatchObject({ real: 400, hold: 0 });
});

test('a forced receipt takes no more than was paid out', async () => {
  const { id, reference } = await paid(200);
  await operator.force(reference);
  expect(await member.details(id)).toMatchObject({
    state: 'partlyReceived',
    received: 200,
    remaining: 400,
  });
  const again = await operator.force(reference);
  expect(again.error?.code).toBe('WITHDRAWAL_STATE');
  await operator.fail(reference, 'No more.');
  expect(await member.details(id)).toMatchObject({ state: 'partCompleted', received: 200 });
  expect(await member.balance()).toMatchObject({ real: 800, hold: 0 });
});

const fees = () =>
  tenant<number>(async (tx) => {
    const isFees = eq(ledgerAccounts.book, 'fees');
    const [row] = await tx
      .select({ kept: sum(ledgerAccounts.balance) })
      .from(ledgerAccounts)
      .where(isFees);
    return Number(row?.kept ?? 0);
  });

test('a fee is part of the amount, and only of what is paid whole', async () => {
  const before = await fees();
  await setRules({ ...openRules, fee: 20 }, member.username);
  const { id } = await paid();
  expect(await member.details(id)).toMatchObject({ amount: 600, fee: 20, remaining: 580, payment: 580 });
  await say(id, 'received');
  expect(await member.balance()).toMatchObject({ real: 400, hold: 0 });
  expect(await fees()).toBe(before + 20);
  expect((await member.withdraw(20)).error?.code).toBe('WITHDRAWAL_TOO_SMALL');
  const second = await approved(100);
  await operator.fail(second.reference, 'Refused.');
  expect(await member.balance()).toMatchObject({ real: 400, hold: 0 });
  expect(await breaches()).toEqual([]);
});

describe('a key', () => {
  test('stands for one withdrawal', async () => {
    const key = crypto.randomUUID();
    const first = await member.withdraw(600, key);
    expect((await member.withdraw(600, key)).value).toEqual(first.value);
    expect((await member.balance()).hold).toBe(600);
  });

  test('with other data is refused and changes nothing', async () => {
    const key = crypto.randomUUID();
    await member.withdraw(600, key);
    expect((await member.withdraw(100, key)).error?.code).toBe('KEY_REUSED');
    expect(await member.balance()).toMatchObject({ real: 400, hold: 600 });
  });

  test('of another member is that member’s own', async () => {
    const key = crypto.randomUUID();
    const first = await member.withdraw(600, key);
    const other = await openMember(1_000);
    expect((await other.withdraw(600, key)).value?.id).not.toBe(first.value?.id);
  });
});

describe('limits', () => {
  const limited = (rules: Partial<typeof openRules>) => setRules({ ...openRules, ...rules }, member.username);

  test.each([
    ['minAmount', 100, 99, 'WITHDRAWAL_TOO_SMALL', { min: 100 }],
    ['maxAmount', 100, 101, 'WITHDRAWAL_TOO_LARGE', { max: 100 }],
    ['daySum', 100, 101, 'WITHDRAWAL_SUM_REACHED', { max: 100 }],
  ] as const)('%s of %i refuses %i', async (name, bound, amount, code, bounds) => {
    await limited({ [name]: bound });
    const { error } = await member.withdraw(amount);
    expect(error?.code).toBe(code);
    expect(error?.details?.fields?.[0]).toMatchObject({ field: 'amount', ...bounds });
    expect((await member.withdraw(bound)).status).toBe(200);
  });

  test('count and sum are of a day, and what came back counts for nothing', async () => {
    await limited({ dayCount: 2, daySum: 300 });
    const { id } = await request(200);
    expect((await member.withdraw(101)).error?.code).toBe('WITHDRAWAL_SUM_REACHED');
    await member.visitor.call('cancelWithdrawal', { body: { id } });
    await request(100);
    await request(100);
    const terms = (await member.visitor.call('getWithdrawalTerms')).value;
    expect(terms).toMatchObject({ dayCountLeft: 0, daySumLeft: 100, available: 800 });
    expect((await member.withdraw(50)).error?.code).toBe('WITHDRAWAL_COUNT_REACHED');
    await moveClock(24 * 3600);
    expect((await member.visitor.call('getWithdrawalTerms')).status).toBe(401);
  });

  test('more than there is is refused', async () => {
    expect((await member.withdraw(1_001)).error?.code).toBe('INSUFFICIENT_FUNDS');
    expect(await member.balance()).toMatchObject({ real: 1_000, hold: 0 });
  });
});

describe('a person looks', () => {
  test('at large amounts and at first withdrawals', async () => {
    await setRules({ ...openRules, riskAmount: 500 }, member.username);
    expect((await member.details((await request(500)).id)).state).toBe('held');
    expect((await member.details((await request(400)).id)).state).toBe('requested');
    await setRules({ ...openRules, holdsFirst: true }, member.username);
    expect((await member.details((await request(50)).id)).state).toBe('held');
  });

  test('at bank accounts of two members', async () => {
    const other = await openMember();
    const shared = { bankCode: 'ACB', number: '123456789', payeeName: 'NGUYEN VAN A', paymentPassword };
    await other.visitor.call('addBankCard', { body: shared });
    const { value } = await member.visitor.call('addBankCard', { body: shared });
    const body = {
      idempotencyKey: crypto.randomUUID(),
      amount: 100,
      cardId: value?.id ?? '',
      paymentPassword,
    };
    const asked = await member.visitor.call('requestWithdrawal', { body });
    expect((await member.details(asked.value?.id ?? '')).state).toBe('held');
  });

  test('and nobody at the rest, which is approved after a while', async () => {
    await setRules({ ...openRules, approveAfterSeconds: 60 }, member.username);
    const { id } = await request();
    expect((await member.details(id)).state).toBe('requested');
    await moveClock(61);
    expect((await member.details(id)).events.at(-1)).toMatchObject({ state: 'approved', by: 'system' });
  });
});

const picture = (width = 20) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer();
const prove = async (id: string, body?: Buffer) =>
  member.visitor.call('addWithdrawalProof', { query: { id }, body: body ?? (await picture()) });

test('nothing received needs a picture that shows it, and staff pays again', async () => {
  const { id, reference } = await paid();
  expect((await say(id, 'none')).error?.code).toBe('PROOF_REQUIRED');
  expect((await prove(id)).value).toEqual({ proofs: 1 });
  expect((await say(id, 'none')).value).toMatchObject({ state: 'notReceived', proofs: 1, received: 0 });
  await operator.approve(reference);
  await operator.pay(reference);
  expect((await say(id, 'received')).value?.state).toBe('completed');
});

test('what arrives after all is received', async () => {
  const { id } = await paid();
  await prove(id);
  await say(id, 'none');
  expect((await say(id, 'received')).value).toMatchObject({ state: 'completed', received: 600 });
});

test('three pictures are the most, and a picture has to be one', async () => {
  const { id } = await paid();
  expect((await prove(id, Buffer.from('%PDF-1.7'))).error?.code).toBe('PICTURE_UNREADABLE');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect((await prove(id, svg)).error?.code).toBe('PICTURE_UNREADABLE');
  expect((await prove(id, Buffer.alloc(5 * 1024 * 1024 + 1))).error?.code).toBe('PAYLOAD_TOO_LARGE');
  const answers = await Promise.all(Array.from({ length: 6 }, () => prove(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await member.details(id)).proofs).toBe(3);
});

test('a picture belongs to a payment of one’s own', async () => {
  const { id } = await request();
  expect((await prove(id)).error?.code).toBe('WITHDRAWAL_STATE');
  const other = await openMember();
  const answer = await other.visitor.call('addWithdrawalProof', { query: { id }, body: await picture() });
  expect(answer.error?.code).toBe('NOT_FOUND');
});

test('nobody sees or moves the withdrawal of somebody else', async () => {
  const { id } = await paid();
  const other = (await openMember()).visitor;
  const neighbour = visit({ host: 'senvang-vip.localhost' });
  await neighbour.call('login', {
    body: { type: 'username', username: 'player1', password: 'Marquee-2026' },
  });
  for (const thief of [other, neighbour]) {
    expect((await thief.call('getWithdrawal', { query: { id } })).error?.code).toBe('NOT_FOUND');
    expect((await thief.call('cancelWithdrawal', { body: { id } })).error?.code).toBe('NOT_FOUND');
    const receipt = { id, receipt: 'received' } as const;
    expect((await thief.call('confirmWithdrawal', { body: receipt })).error?.code).toBe('NOT_FOUND');
  }
  const { reference } = await member.details(id);
  const elsewhere = createOperator(platform, 'NORTHBAY');
  expect((await elsewhere.force(reference)).error?.code).toBe('NOT_FOUND');
  expect((await member.details(id)).state).toBe('paid');
});

test('nobody withdraws to the bank account of somebody else, or to one that was removed', async () => {
  const other = await openMember();
  const to = (cardId: string) =>
    member.visitor.call('requestWithdrawal', {
      body: { idempotencyKey: crypto.randomUUID(), amount: 100, cardId, paymentPassword },
    });
  expect((await to(other.cardId)).error?.details?.fields?.[0]?.field).toBe('cardId');
  await member.visitor.call('removeBankCard', { body: { id: member.cardId, paymentPassword } });
  expect((await to(member.cardId)).error?.details?.fields?.[0]?.field).toBe('cardId');
});

test('a withdrawal goes where its bank account was, whatever becomes of it', async () => {
  const { id } = await paid();
  await member.visitor.call('removeBankCard', { body: { id: member.cardId, paymentPassword } });
  const [listed] = (await member.visitor.call('getWithdrawals', { query: {} })).value?.withdrawals ?? [];
  expect(listed).toMatchObject({ id, bankName: 'Vietcombank', payeeName: 'Nguyễn Văn A' });
  expect(listed?.number).toMatch(/^•+\d{4}$/);
});
