import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../../kernel/audit/schema.ts';
import { accounts } from '../../accounts/schema.ts';
import { testPassword } from '../../session/testing/fillRegistration.ts';
import { openTestSite } from '../../session/testing/openTestSite.ts';
import { readCode } from '../../session/testing/readCode.ts';
import { readOutbox } from '../../session/testing/readOutbox.ts';
import { knownAddresses, loginChallenges } from '../../secondFactor/schema.ts';
import { codeOf } from '../../secondFactor/testing/codeOf.ts';
import { challengeOf, prove, tryLogin } from '../../secondFactor/testing/meetChallenge.ts';
import { openMembers } from '../../secondFactor/testing/openMembers.ts';

const site = openTestSite();
const { visit, setFlags, moveClock } = site;
const { tenant, now, join, addCard, turnOn } = openMembers(site);
const all = ['authenticator', 'sms', 'email', 'boundEmail', 'payeeName'] as const;

const ask = (methods: readonly (typeof all)[number][] = all) =>
  visit().call('setSandboxSecondFactor', { body: { methods: [...methods] } });

beforeAll(() => setFlags({ LOGINREQCAPTCHA3: false, MOBILEVERCODELOGIN3: true }));
beforeEach(() => ask());

const eventsOf = (accountId: string, event: string) =>
  tenant<{ details: unknown }[]>((tx) =>
    tx
      .select({ details: auditEvents.details })
      .from(auditEvents)
      .where(and(eq(auditEvents.accountId, accountId), eq(auditEvents.event, event))),
  );

const methodsOf = async (username: string) =>
  (await challengeOf(visit(), username)).methods.map(({ method }) => method);

describe('whether a login is asked about', () => {
  test('the address of the registration is known, another one is not, and its /64 counts as one', async () => {
    const { username } = await join();
    const away = visit({ address: 'fd00:db8:1:2::a' });
    const { challenge } = await challengeOf(away, username);
    expect(away.token).toBeUndefined();
    expect([...away.cookies.keys()]).toEqual([]);
    await prove(away, challenge, 'boundEmail', `${username}@lotus.example`);
    expect((await tryLogin(visit({ address: 'fd00:db8:1:2:ffff::1' }), username)).status).toBe(200);
    expect((await tryLogin(visit({ address: 'fd00:db8:1:3::a' }), username)).error?.code).toBe(
      'ADDRESS_UNKNOWN',
    );
  });

  test('at home the login goes on', async () => {
    const { username, home } = await join();
    expect((await tryLogin(home, username)).status).toBe(200);
  });

  test('a merchant that takes no proof asks for none, and the address is known later', async () => {
    const { username } = await join();
    await ask([]);
    const away = visit();
    expect((await tryLogin(away, username)).status).toBe(200);
    await ask();
    expect((await tryLogin(away, username)).status).toBe(200);
  });

  test('the very first login of an account records its address', async () => {
    const { username, id } = await join({ lastLoginAt: null });
    await tenant((tx) => tx.delete(knownAddresses).where(eq(knownAddresses.accountId, id)));
    expect((await tryLogin(visit(), username)).status).toBe(200);
    expect((await tryLogin(visit(), username)).error?.code).toBe('ADDRESS_UNKNOWN');
  });

  test('an address that was not used for 90 days is not known any more', async () => {
    const { username, home } = await join();
    await moveClock(89 * 86_400);
    expect((await tryLogin(home, username)).status).toBe(200);
    await moveClock(91 * 86_400);
    expect((await tryLogin(home, username)).error?.code).toBe('ADDRESS_UNKNOWN');
  });

  test('a wrong password and an unknown name are answered as ever', async () => {
    const { username } = await join();
    const [wrong, nobody] = await Promise.all([
      visit().call('login', { body: { type: 'username', username, password: 'Wrong-1357' } }),
      visit().call('login', { body: { type: 'username', username: 'nobody9', password: 'Wrong-1357' } }),
    ]);
    expect(wrong.error).toEqual({ ...nobody.error, requestId: wrong.error?.requestId });
    expect(wrong.error?.details?.verification).toBeUndefined();
  });

  test('a login by SMS has proved enough, and its address is known', async () => {
    const { username } = await join({ mobile: '+84911222333' });
    const away = visit();
    const body = { mobileNum: '0911222333', countryDialingCode: '84' };
    await away.call('sendSms', { body });
    const verificationCode = await readCode(visit(), '+84911222333');
    expect((await away.call('login', { body: { type: 'sms', ...body, verificationCode } })).status).toBe(200);
    expect((await tryLogin(away, username)).status).toBe(200);
  });

  test('a login by SMS does not go around an authenticator, nor is a second SMS enough', async () => {
    const member = await join({ mobile: '+84911222444' });
    const { secret } = await turnOn(member);
    const away = visit();
    const body = { mobileNum: '0911222444', countryDialingCode: '84' };
    await away.call('sendSms', { body });
    const verificationCode = await readCode(visit(), '+84911222444');
    const bySms = () => away.call('login', { body: { type: 'sms', ...body, verificationCode } });
    const { error } = await bySms();
    expect(error?.code).toBe('ADDRESS_UNKNOWN');
    expect(error?.details?.verification?.methods).toEqual([{ method: 'authenticator', hint: null }]);
    const challenge = error?.details?.verification?.challenge ?? '';
    const sent = await away.call('sendLoginVerificationCode', { body: { challenge, method: 'sms' } });
    expect(sent.error?.code).toBe('RECEIVER_UNVERIFIED');
    expect((await prove(away, challenge, 'sms', verificationCode)).error?.code).toBe('PROOF_WRONG');
    expect((await bySms()).status).toBe(400);
    expect((await prove(away, challenge, 'authenticator', codeOf(secret, now()))).status).toBe(200);
  });

  test('whoever has nothing to prove a login by is let in, on the record and told in the inbox', async () => {
    const { username, id } = await join({
      mobile: null,
      isMobileVerified: false,
      email: null,
      emailKey: null,
      isEmailVerified: false,
    });
    const away = visit();
    expect((await tryLogin(away, username)).status).toBe(200);
    expect(await eventsOf(id, 'login.unprovable')).toHaveLength(1);
    const [newest] = (await away.call('getInbox')).value?.messages ?? [];
    expect(newest?.html).toMatch(/10\.7\.•••\.•••/);
  });
});

describe('the ways', () => {
  test('a member sees those that it has, with hints that do not tell the rest', async () => {
    const member = await join();
    await addCard(member, 'NGUYỄN VĂN Á');
    const { methods, expiresIn } = await challengeOf(visit(), member.username);
    expect(methods).toEqual([
      { method: 'sms', hint: `•••${member.mobile.slice(-3)}` },
      { method: 'email', hint: 'f•••@L•••.example' },
      { method: 'boundEmail', hint: 'f•••@L•••.example' },
      { method: 'payeeName', hint: null },
    ]);
    expect(expiresIn).toBe(600);
  });

  test('what was never proven gets no code, and the merchant chooses among the ways', async () => {
    const { username } = await join({ isMobileVerified: false, isEmailVerified: false });
    expect(await methodsOf(username)).toEqual(['boundEmail']);
    const { username: other } = await join();
    await ask(['email']);
    expect(await methodsOf(other)).toEqual(['email']);
    const { challenge } = await challengeOf(visit(), other);
    const answer = await prove(visit(), challenge, 'boundEmail', `${other}@Lotus.example`);
    expect(answer.error?.code).toBe('PROOF_WRONG');
  });

  test('with an authenticator, what can merely be known proves nothing', async () => {
    const member = await join();
    await addCard(member, 'NGUYEN VAN A');
    await turnOn(member);
    expect(await methodsOf(member.username)).toEqual(['authenticator', 'sms', 'email']);
    const { challenge } = await challengeOf(visit(), member.username);
    const { error } = await prove(visit(), challenge, 'payeeName', 'NGUYEN VAN A');
    expect(error?.code).toBe('PROOF_WRONG');
  });

  test.each(['sms', 'email'] as const)('a code by %s opens the session', async (method) => {
    const { username, mobile, email, id } = await join();
    const away = visit();
    const { challenge } = await challengeOf(away, username);
    const sent = await away.call('sendLoginVerificationCode', { body: { challenge, method } });
    expect(sent.value).toEqual({ expiredMinutes: 5 });
    const code = await readCode(visit(), method === 'sms' ? mobile : email);
    expect((await prove(away, challenge, method, code)).value?.token).toBe(away.token);
    expect((await away.call('getMemberInfo')).value?.account).toBe(username);
    expect(await eventsOf(id, 'login.proven')).toEqual([{ details: { by: method } }]);
    const again = visit();
    expect((await prove(again, challenge, method, code)).error?.code).toBe('VERIFICATION_OVER');
  });

  test('the whole e-mail counts in any case, and the payee name without its marks', async () => {
    const member = await join();
    await addCard(member, 'NGUYỄN ĐÌNH Á');
    for (const [method, proof] of [
      ['boundEmail', ` ${member.email.toUpperCase()} `],
      ['payeeName', ' nguyen  dinh a'],
    ] as const) {
      const away = visit();
      const { challenge } = await challengeOf(away, member.username);
      expect((await prove(away, challenge, method, 'somebody@else.example')).error?.code).toBe('PROOF_WRONG');
      expect((await prove(away, challenge, method, proof)).status).toBe(200);
    }
  });

  test('a code of the app opens the session, each once', async () => {
    const member = await join();
    const { secret } = await turnOn(member);
    const [one, other] = [visit(), visit()];
    const first = await challengeOf(one, member.username);
    const second = await challengeOf(other, member.username);
    const code = codeOf(secret, now());
    expect((await prove(one, first.challenge, 'authenticator', code)).status).toBe(200);
    expect((await prove(other, second.challenge, 'authenticator', code)).error?.code).toBe('CODE_WRONG');
    const before = codeOf(secret, new Date(now().getTime() - 30_000));
    expect((await prove(other, second.challenge, 'authenticator', before)).error?.code).toBe('CODE_WRONG');
    await moveClock(60);
    const next = codeOf(secret, now());
    expect((await prove(other, second.challenge, 'authenticator', next)).status).toBe(200);
  });

  test('a recovery code stands in for the app, once, however it is typed', async () => {
    const member = await join();
    const { recoveryCodes } = await turnOn(member);
    const [code = ''] = recoveryCodes;
    const away = visit();
    const { challenge } = await challengeOf(away, member.username);
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
    expect((await prove(away, challenge, 'authenticator', typed)).status).toBe(200);
    const again = visit();
    const second = await challengeOf(again, member.username);
    expect((await prove(again, second.challenge, 'authenticator', code)).error?.code).toBe('CODE_WRONG');
    expect((await away.call('getSecurity')).value?.authenticator?.recoveryCodesLeft).toBe(9);
  });
});

describe('after the proof', () => {
  test('the login goes on as it began: remembered, with its change of password, and told to the member', async () => {
    const { username, email } = await join({ isPasswordDefault: true });
    const away = visit();
    const { challenge } = await challengeOf(away, username, { remember: true });
    const { value } = await prove(away, challenge, 'boundEmail', email);
    expect(value).toMatchObject({ firstTimeLogin: false, passwordDefault: true });
    expect([...away.cookies.keys()].toSorted()).toEqual(['mq_device', 'mq_remembered', 'mq_session']);
    expect((await away.call('getSecurity')).error?.code).toBe('PASSWORD_CHANGE_REQUIRED');
    const [newest] = await readOutbox(visit(), email);
    expect(newest).toMatch(/10\.7\.•••\.•••/);
  });

  test('without a proven mailbox it is told by SMS, and a known address tells nothing', async () => {
    const { username, mobile, email } = await join({ isEmailVerified: false });
    const away = visit();
    const { challenge } = await challengeOf(away, username);
    await prove(away, challenge, 'boundEmail', email);
    const told = () => readOutbox(visit(), mobile);
    expect((await told())[0]).toMatch(/10\.7\.•••\.•••/);
    const before = (await told()).length;
    expect((await tryLogin(away, username)).status).toBe(200);
    expect(await told()).toHaveLength(before);
    expect(await readOutbox(visit(), email)).toEqual([]);
  });

  test('a remembered login is good from known addresses alone', async () => {
    const { username, home } = await join();
    await tryLogin(home, username, { remember: true });
    expect((await home.call('resumeSession')).status).toBe(200);
    const away = visit();
    for (const [name, value] of home.cookies) away.cookies.set(name, value);
    expect((await away.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
    expect(away.token).toBeUndefined();
  });
});

describe('attacks', () => {
  test('five wrong proofs end a challenge, however many come at once, and the right one is late', async () => {
    const { username, email, id } = await join();
    const away = visit();
    const { challenge } = await challengeOf(away, username);
    const guesses = Array.from({ length: 9 }, (_, index) => `guess${index}@lotus.example`);
    const answers = await Promise.all(guesses.map((guess) => prove(away, challenge, 'boundEmail', guess)));
    const codes = answers.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === 'PROOF_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'VERIFICATION_OVER')).toHaveLength(4);
    expect((await prove(away, challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
    expect(away.token).toBeUndefined();
    expect(await eventsOf(id, 'login.proofRefused')).not.toHaveLength(0);
  });

  test('new challenges give no new tries without end', async () => {
    const { username, email } = await join();
    const away = visit();
    const codes: (string | undefined)[] = [];
    for (let login = 0; login < 3; login += 1) {
      const { challenge } = await challengeOf(away, username);
      for (let guess = 0; guess < 5; guess += 1)
        codes.push((await prove(away, challenge, 'boundEmail', `${guess}@lotus.example`)).error?.code);
    }
    expect(codes.filter((code) => code === 'PROOF_WRONG')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'RATE_LIMITED'));
    const { challenge } = await challengeOf(away, username);
    expect((await prove(away, challenge, 'boundEmail', email)).error?.code).toBe('RATE_LIMITED');
    await moveClock(3601);
    const later = await challengeOf(away, username);
    expect((await prove(away, later.challenge, 'boundEmail', email)).status).toBe(200);
  });

  test('a challenge is good for ten minutes', async () => {
    const { username, email } = await join();
    const away = visit();
    const { challenge } = await challengeOf(away, username);
    await moveClock(600);
    expect((await prove(away, challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
    const body = { challenge, method: 'sms' } as const;
    expect((await away.call('sendLoginVerificationCode', { body })).error?.code).toBe('VERIFICATION_OVER');
  });

  test('it is worth nothing at another merchant, and made up it is worth nothing at all', async () => {
    const { username, email } = await join();
    const { challenge } = await challengeOf(visit(), username);
    const elsewhere = visit({ host: 'senvang-vip.localhost' });
    expect((await prove(elsewhere, challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
    const madeUp = await prove(visit(), 'A'.repeat(43), 'boundEmail', email);
    expect(madeUp.error?.code).toBe('VERIFICATION_OVER');
    expect((await prove(visit(), challenge, 'boundEmail', email)).status).toBe(200);
  });

  test('proofs and codes of one member open nothing of another', async () => {
    const [mine, theirs] = [await join(), await join()];
    const [own, other] = [visit(), visit()];
    const ours = await challengeOf(own, mine.username);
    const foreign = await challengeOf(other, theirs.username);
    await own.call('sendLoginVerificationCode', { body: { challenge: ours.challenge, method: 'sms' } });
    const code = await readCode(visit(), mine.mobile);
    expect((await prove(other, foreign.challenge, 'sms', code)).error?.code).toBe('CODE_WRONG');
    expect((await prove(other, foreign.challenge, 'boundEmail', mine.email)).error?.code).toBe('PROOF_WRONG');
    const { secret } = await turnOn(mine);
    const app = await prove(other, foreign.challenge, 'authenticator', codeOf(secret, now()));
    expect(app.error?.code).toBe('PROOF_WRONG');
    const again = await challengeOf(visit(), mine.username);
    expect((await prove(own, again.challenge, 'sms', code)).error?.code).toBe('CODE_WRONG');
  });

  test('of two proofs at once one opens a session', async () => {
    const { username, email } = await join();
    const { challenge } = await challengeOf(visit(), username);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => prove(visit(), challenge, 'boundEmail', email)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  test('of two logins at once a code of the app opens one', async () => {
    const member = await join();
    const { secret } = await turnOn(member);
    const challenges = [];
    for (let count = 0; count < 3; count += 1) challenges.push(await challengeOf(visit(), member.username));
    const code = codeOf(secret, now());
    const answers = await Promise.all(
      challenges.map(({ challenge }) => prove(visit(), challenge, 'authenticator', code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a new password ends the logins that wait, and a blocked account opens nothing', async () => {
    const { username, email, home } = await join();
    const { challenge } = await challengeOf(visit(), username);
    const newPassword = 'Another-8642';
    await home.call('changePassword', {
      body: { oldPassword: testPassword, newPassword, confirmNewPassword: newPassword },
    });
    expect((await prove(visit(), challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
    const blocked = await join();
    const waiting = await challengeOf(visit(), blocked.username);
    await tenant((tx) => tx.update(accounts).set({ isBlocked: true }).where(eq(accounts.id, blocked.id)));
    const { error } = await prove(visit(), waiting.challenge, 'boundEmail', blocked.email);
    expect(error?.code).toBe('ACCOUNT_LOCKED');
  });

  test('logins from unknown addresses are bounded, and so are the codes', async () => {
    const { username } = await join();
    const away = visit();
    const { challenge } = await challengeOf(away, username);
    const send = () => away.call('sendLoginVerificationCode', { body: { challenge, method: 'email' } });
    expect((await send()).status).toBe(200);
    expect((await send()).error).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: expect.any(Number) },
    });
    for (let login = 1; login < 30; login += 1) await challengeOf(away, username);
    expect((await tryLogin(away, username)).error?.code).toBe('RATE_LIMITED');
  });

  test('the database holds neither the challenge nor the address', async () => {
    const { username, home } = await join();
    const { challenge } = await challengeOf(visit({ address: '10.250.9.77' }), username);
    await tryLogin(home, username);
    const kept = await tenant<unknown[]>(async (tx) => [
      ...(await tx.select().from(loginChallenges)),
      ...(await tx.select().from(knownAddresses)),
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/10\.7\.\d+\.\d+|10\.250\.9\.77/);
    expect(JSON.stringify(kept)).not.toContain(challenge);
  });
});
