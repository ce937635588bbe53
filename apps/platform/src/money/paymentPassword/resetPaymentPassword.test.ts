import { eq } from '#drizzle';
import { beforeAll, expect, test } from 'vitest';
import { accounts } from '../../identity/accounts/schema.ts';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { codeOf } from '../../identity/secondFactor/testing/codeOf.ts';
import { createPasskeyDevice } from '../../identity/secondFactor/testing/createPasskeyDevice.ts';
import { testPassword } from '../../identity/session/testing/fillRegistration.ts';
import { readCode } from '../../identity/session/testing/readCode.ts';
import { readOutbox } from '../../identity/session/testing/readOutbox.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { openRules, openWithdrawals, type TestMember } from '../withdrawals/testing/openWithdrawals.ts';

const { visit, moveClock, openMember, platform, setRules, tenant } = openWithdrawals();
const fresh = '864209';
let numbers = 0;

beforeAll(() => setRules(openRules));

type Reachable = TestMember & { mobile: string; email: string };

/** A member whose phone and mailbox are proven, unless told otherwise. */
const openReachable = async (changes: Partial<typeof accounts.$inferInsert> = {}): Promise<Reachable> => {
  const member = await openMember(1_000);
  numbers += 1;
  const mobile = `+8498${String(numbers).padStart(7, '0')}`;
  const email = `${member.username}@lotus.example`;
  const known = { mobile, isMobileVerified: true, email, emailKey: email, isEmailVerified: true };
  await tenant((tx) =>
    tx
      .update(accounts)
      .set({ ...known, ...changes })
      .where(eq(accounts.id, member.id)),
  );
  return { ...member, mobile, email };
};

type Channel = 'sms' | 'email';

const send = (visitor: Visitor, channel: Channel = 'sms', password = testPassword) =>
  visitor.call('sendPaymentPasswordCode', { body: { channel, password } });

const reset = (
  visitor: Visitor,
  verificationCode: string,
  changes: { channel?: Channel; password?: string; paymentPassword?: string } = {},
) => {
  const { channel = 'sms', password = testPassword, paymentPassword = fresh } = changes;
  return visitor.call('resetPaymentPassword', {
    body: {
      method: channel,
      password,
      proof: verificationCode,
      paymentPassword,
      confirmPaymentPassword: paymentPassword,
    },
  });
};

const withdrawWith = ({ visitor, cardId }: TestMember, paymentPassword: string) =>
  visitor.call('requestWithdrawal', {
    body: { idempotencyKey: crypto.randomUUID(), amount: 10, cardId, paymentPassword },
  });

test.each(['sms', 'email'] as const)(
  'a code by %s sets it anew, and withdrawals wait then',
  async (channel) => {
    const member = await openReachable();
    await setRules({ coolingHours: 1 }, member.username);
    const { visitor, mobile, email } = member;
    expect((await visitor.call('getPaymentPasswordReset')).value).toEqual({
      ways: [
        { method: 'sms', hint: `+84•••${mobile.slice(-3)}` },
        { method: 'email', hint: 'd•••@lotus.example' },
      ],
      asksPassword: true,
      coolingHours: 1,
    });
    expect((await send(visitor, channel)).value).toEqual({ expiredMinutes: 5 });
    const code = await readCode(visit(), channel === 'sms' ? mobile : email);
    const { value } = await reset(visitor, code, { channel });
    expect(value?.isSet).toBe(true);
    expect((await visitor.call('getWithdrawalTerms')).value?.coolingUntil).toBe(value?.withdrawalsFrom);

    expect((await member.withdraw(10)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
    const { error } = await withdrawWith(member, fresh);
    expect(error).toMatchObject({ code: 'WITHDRAWAL_COOLING', details: { retryAfter: expect.any(Number) } });
    expect(error?.details?.retryAfter).toBeGreaterThan(3_590);
    for (let step = 0; step < 3; step += 1) {
      await moveClock(20 * 60);
      await visitor.call('getBalance');
    }
    expect((await withdrawWith(member, fresh)).status).toBe(200);
    expect((await visitor.call('getWithdrawalTerms')).value?.coolingUntil).toBeNull();
  },
);

test('the authenticator or a passkey sets it anew where no code can be sent', async () => {
  const { visitor } = await openReachable({ isMobileVerified: false, isEmailVerified: false });
  const secret = (await visitor.call('beginAuthenticator')).value?.secret ?? '';
  const now = () => platform().services.clock.now();
  await visitor.call('confirmAuthenticator', {
    body: { password: testPassword, code: codeOf(secret, now()) },
  });
  await moveClock(60);
  const device = createPasskeyDevice();
  const proven = { password: testPassword, code: codeOf(secret, now()) };
  const creation = (await visitor.call('beginPasskey', { body: proven })).value;
  if (!creation) throw new Error('No passkey was begun.');
  await visitor.call('addPasskey', { body: device.make(creation) });
  expect((await visitor.call('getPaymentPasswordReset')).value?.ways).toEqual([
    { method: 'passkey', hint: null },
    { method: 'authenticator', hint: null },
  ]);
  const setBy = (method: 'passkey' | 'authenticator', proof: string, paymentPassword: string) =>
    visitor.call('resetPaymentPassword', {
      body: {
        method,
        proof,
        password: testPassword,
        paymentPassword,
        confirmPaymentPassword: paymentPassword,
      },
    });
  await moveClock(60);
  expect((await setBy('authenticator', '000000', fresh)).error?.code).toBe('CODE_WRONG');
  expect((await setBy('authenticator', codeOf(secret, now()), fresh)).status).toBe(200);
  const asked = (await visitor.call('askProofPasskey')).value;
  if (!asked) throw new Error('No passkey was asked for.');
  const signed = JSON.stringify(device.sign(asked));
  expect((await setBy('passkey', signed, '975310')).status).toBe(200);
  expect((await setBy('passkey', signed, '753190')).error?.code).toBe('PROOF_WRONG');
});

test('every way to reach the member tells of it', async () => {
  const { visitor, mobile, email } = await openReachable();
  await send(visitor);
  await reset(visitor, await readCode(visit(), mobile));
  for (const to of [mobile, email]) {
    const [newest] = await readOutbox(visit(), to);
    expect(newest).toContain('24');
    expect(newest).not.toMatch(/\b\d{6}\b/);
  }
});

test('what was never proven is no way, and whoever has none is told to ask', async () => {
  const { visitor, mobile, email } = await openReachable({
    isMobileVerified: false,
    isEmailVerified: false,
  });
  expect((await visitor.call('getPaymentPasswordReset')).value?.ways).toEqual([]);
  for (const channel of ['sms', 'email'] as const) {
    expect((await send(visitor, channel)).error?.code).toBe('RECEIVER_UNVERIFIED');
    expect((await reset(visitor, '123456', { channel })).error?.code).toBe('RECEIVER_UNVERIFIED');
  }
  expect(await readOutbox(visit(), mobile)).toEqual([]);
  expect(await readOutbox(visit(), email)).toEqual([]);
});

test('a link for a new login password proves the mailbox', async () => {
  const { visitor, username, email } = await openReachable({
    isEmailVerified: false,
    isMobileVerified: false,
  });
  await visit().call('forgotPasswordByEmail', { body: { username, email } });
  const [mail = ''] = await readOutbox(visit(), email);
  const resetToken = /resetToken=([\w-]+)/.exec(mail)?.[1] ?? '';
  const newPassword = 'Another-8642';
  await visit().call('setPasswordByLink', {
    body: { resetToken, newPassword, confirmNewPassword: newPassword },
  });
  await visitor.call('login', { body: { type: 'username', username, password: newPassword } });
  expect((await visitor.call('getPaymentPasswordReset')).value?.ways).toMatchObject([{ method: 'email' }]);
});

test('a code for a new login password proves the phone', async () => {
  const { visitor, username, mobile } = await openReachable({
    isEmailVerified: false,
    isMobileVerified: false,
  });
  const number = { mobileNum: `0${mobile.slice(3)}`, countryDialingCode: '84' };
  const browser = visit();
  await browser.call('sendSms', { body: { ...number, purpose: 'password' } });
  const newPassword = 'Another-8642';
  const verificationCode = await readCode(visit(), mobile);
  await browser.call('setPasswordByPhone', { body: { ...number, verificationCode, newPassword } });
  await visitor.call('login', { body: { type: 'username', username, password: newPassword } });
  expect((await visitor.call('getPaymentPasswordReset')).value?.ways).toMatchObject([{ method: 'sms' }]);
});

test('without the password of the login nothing is sent and nothing set', async () => {
  const { visitor, mobile } = await openReachable();
  expect((await send(visitor, 'sms', 'Another-1')).error?.code).toBe('PASSWORD_WRONG');
  expect(await readOutbox(visit(), mobile)).toEqual([]);
  await send(visitor);
  const code = await readCode(visit(), mobile);
  expect((await reset(visitor, code, { password: 'Another-1' })).error?.code).toBe('PASSWORD_WRONG');
  expect((await reset(visitor, code)).status).toBe(200);
});

test('whoever has set none has none to forget', async () => {
  const visitor = visit();
  await moveClock(2);
  await signUp(visitor, 'forgetful01');
  expect((await send(visitor)).error?.code).toBe('PAYMENT_PASSWORD_UNSET');
  expect((await reset(visitor, '123456')).error?.code).toBe('PAYMENT_PASSWORD_UNSET');
});

test('digits that anyone would try, or that differ, spend no code', async () => {
  const { visitor, mobile } = await openReachable();
  await send(visitor);
  const code = await readCode(visit(), mobile);
  const { error } = await reset(visitor, code, { paymentPassword: '123456' });
  expect(error?.details?.fields?.[0]?.field).toBe('paymentPassword');
  expect((await reset(visitor, code)).status).toBe(200);
});

test('a code is guessed five times and no more, though the sixth were right', async () => {
  const { visitor, mobile } = await openReachable();
  await send(visitor);
  const code = await readCode(visit(), mobile);
  const guesses = ['000001', '000002', '000003', '000004', '000005'].filter((guess) => guess !== code);
  for (const guess of guesses) await reset(visitor, guess);
  expect((await reset(visitor, code)).error?.code).toBe('CODE_TRIES_EXCEEDED');
});

test('a code works once, even for calls at the same moment', async () => {
  const { visitor, mobile } = await openReachable();
  await send(visitor);
  const code = await readCode(visit(), mobile);
  const digits = ['864209', '975310', '753190'];
  const answers = await Promise.all(
    digits.map((paymentPassword) => reset(visitor, code, { paymentPassword })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await reset(visitor, code)).error?.code).toBe('CODE_WRONG');
});

test('a code is good for five minutes', async () => {
  const { visitor, mobile } = await openReachable();
  await send(visitor);
  const code = await readCode(visit(), mobile);
  await moveClock(5 * 60);
  expect((await reset(visitor, code)).error?.code).toBe('CODE_EXPIRED');
});

test('a code of another member, or for another purpose, opens nothing', async () => {
  const [mine, other] = [await openReachable(), await openReachable()];
  await send(other.visitor);
  expect((await reset(mine.visitor, await readCode(visit(), other.mobile))).error?.code).toBe('CODE_WRONG');

  const number = { mobileNum: `0${mine.mobile.slice(3)}`, countryDialingCode: '84' };
  const { status } = await visit().call('sendSms', { body: { ...number, purpose: 'password' } });
  expect(status).toBe(200);
  expect((await reset(mine.visitor, await readCode(visit(), mine.mobile))).error?.code).toBe('CODE_WRONG');
  // One that was sent by the other way is no use either.
  await send(mine.visitor, 'email');
  const mailed = await readCode(visit(), mine.email);
  expect((await reset(mine.visitor, mailed)).error?.code).toBe('CODE_WRONG');
});

test('a session opens nothing at another merchant', async () => {
  const { visitor, mobile } = await openReachable();
  await send(visitor);
  const elsewhere = visit({ host: 'senvang-vip.localhost' });
  elsewhere.token = visitor.token;
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  const { error } = await reset(elsewhere, await readCode(visit(), mobile));
  expect(error?.code).toBe('NOT_LOGGED_IN');
});

test('codes are sent once a minute and five times an hour', async () => {
  for (const channel of ['sms', 'email'] as const) {
    const { visitor } = await openReachable();
    expect((await send(visitor, channel)).status).toBe(200);
    expect((await send(visitor, channel)).error?.code).toBe('RATE_LIMITED');
    const codes = [];
    for (let round = 0; round < 5; round += 1) {
      await moveClock(61);
      codes.push((await send(visitor, channel)).status);
    }
    expect(codes).toContain(429);
  }
});

test('a lock after wrong payment passwords ends with it', async () => {
  const member = await openReachable();
  await setRules({ coolingHours: 0 }, member.username);
  for (let wrong = 0; wrong < 5; wrong += 1) await withdrawWith(member, '000001');
  expect((await member.withdraw(10)).error?.code).toBe('PAYMENT_PASSWORD_LOCKED');
  await send(member.visitor);
  await reset(member.visitor, await readCode(visit(), member.mobile));
  expect((await withdrawWith(member, fresh)).status).toBe(200);
});

test('a request that was made before waits for nothing', async () => {
  const member = await openReachable();
  const key = crypto.randomUUID();
  const before = await member.withdraw(10, key);
  await send(member.visitor);
  await reset(member.visitor, await readCode(visit(), member.mobile));
  expect((await member.withdraw(10, key)).value).toEqual(before.value);
});

test('an account that is logged in to without a password sets its first one by a proof, and waits for nothing', async () => {
  const member = await openReachable({ passwordHash: null, paymentPasswordHash: null });
  await setRules({ coolingHours: 1 }, member.username);
  const { visitor, mobile } = member;
  expect((await visitor.call('getPaymentPasswordReset')).value).toMatchObject({
    asksPassword: false,
    coolingHours: 0,
  });
  expect((await reset(visitor, '000000', { password: 'x' })).error?.code).toBe('CODE_WRONG');
  expect((await visitor.call('sendPaymentPasswordCode', { body: { channel: 'sms' } })).status).toBe(200);
  expect((await reset(visitor, await readCode(visit(), mobile))).status).toBe(200);
  expect((await withdrawWith(member, fresh)).status).toBe(200);
});
