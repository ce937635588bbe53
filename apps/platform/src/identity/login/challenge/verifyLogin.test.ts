import { describe, expect, test } from 'vitest';
import { readCode } from '../../session/testing/readCode.ts';
import { readOutbox } from '../../session/testing/readOutbox.ts';
import { codeOf } from '../../secondFactor/testing/codeOf.ts';
import { challengeOf, prove, tryLogin } from '../../secondFactor/testing/meetChallenge.ts';
import { openAskingSite } from '../../secondFactor/testing/openAskingSite.ts';

const { visit, moveClock, settle, eventsOf, methodsOf, now, join, addCard, turnOn } = openAskingSite();

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
    await settle({ secondFactor: ['email'] });
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
