import { expect, test } from 'vitest';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { testPassword } from '../../identity/session/testing/fillRegistration.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';

const { visit, moveClock } = openTestSite();
let members = 0;

const join = async () => {
  members += 1;
  const visitor = visit();
  await moveClock(2);
  await signUp(visitor, `keeper${String(members).padStart(4, '0')}`);
  return visitor;
};

const set = (visitor: Visitor, paymentPassword: string, password = testPassword) =>
  visitor.call('setPaymentPassword', {
    body: { password, paymentPassword, confirmPaymentPassword: paymentPassword },
  });

const change = (visitor: Visitor, oldPaymentPassword: string, paymentPassword: string) =>
  visitor.call('changePaymentPassword', {
    body: { oldPaymentPassword, paymentPassword, confirmPaymentPassword: paymentPassword },
  });

test('the first one is confirmed by the password of the login, and there is one first', async () => {
  const visitor = await join();
  expect((await change(visitor, '246813', '135790')).error?.code).toBe('PAYMENT_PASSWORD_UNSET');
  expect((await set(visitor, '246813', 'Another-1')).error?.code).toBe('PASSWORD_WRONG');
  expect((await set(visitor, '246813')).status).toBe(200);
  expect((await set(visitor, '975310')).error?.code).toBe('PAYMENT_PASSWORD_EXISTS');
  expect((await visitor.call('getWithdrawalTerms')).value?.hasPaymentPassword).toBe(true);
});

test('of two that are set at once, one is', async () => {
  const visitor = await join();
  const answers = await Promise.all(['246813', '975310', '864209'].map((each) => set(visitor, each)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each(['12345', '1234567', 'abcdef', '111111', '123456', '654321'])('%s is none', async (typed) => {
  const { error } = await set(await join(), typed);
  expect(error?.code).toBe('INVALID_INPUT');
  expect(error?.details?.fields?.[0]?.field).toBe('paymentPassword');
});

test('typed differently twice it is none', async () => {
  const body = { password: testPassword, paymentPassword: '246813', confirmPaymentPassword: '246814' };
  const { error } = await (await join()).call('setPaymentPassword', { body });
  expect(error?.details?.fields?.[0]?.field).toBe('confirmPaymentPassword');
});

test('whoever knows the old one changes it', async () => {
  const visitor = await join();
  await set(visitor, '246813');
  expect((await change(visitor, '975310', '864209')).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  expect((await change(visitor, '246813', '246813')).error?.code).toBe('PASSWORD_UNCHANGED');
  expect((await change(visitor, '246813', '864209')).status).toBe(200);
  expect((await change(visitor, '246813', '975310')).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
});

test('five wrong ones lock it for a while, however many come at once', async () => {
  const visitor = await join();
  await set(visitor, '246813');
  const guesses = Array.from({ length: 12 }, (_, index) => `9753${String(10 + index)}`);
  const answers = await Promise.all(guesses.map((guess) => change(visitor, guess, '864209')));
  const codes = answers.map(({ error }) => error?.code);
  expect(codes.filter((code) => code === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(4);
  expect(codes.filter((code) => code === 'PAYMENT_PASSWORD_LOCKED')).toHaveLength(8);
  const { error } = await change(visitor, '246813', '864209');
  expect(error).toMatchObject({
    code: 'PAYMENT_PASSWORD_LOCKED',
    details: { retryAfter: expect.any(Number) },
  });
  await moveClock(15 * 60);
  await visitor.call('getBalance');
  await moveClock(15 * 60);
  expect((await change(visitor, '246813', '864209')).status).toBe(200);
});

test('a right one forgets the wrong ones before it', async () => {
  const visitor = await join();
  await set(visitor, '246813');
  const twice = ['864209', '246813'];
  for (const next of twice) {
    for (let wrong = 0; wrong < 4; wrong += 1) await change(visitor, '000001', '864209');
    const { status } = await change(visitor, next === '864209' ? '246813' : '864209', next);
    expect(status).toBe(200);
  }
});

test('it never travels in the open', async () => {
  const visitor = await join();
  const { status } = await visitor.call('setPaymentPassword', { sealed: 'not a sealed body' });
  expect(status).toBe(400);
});
