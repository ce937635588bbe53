import { beforeEach, describe, expect, test } from 'vitest';
import { cookieNames } from '../../session/cookieNames.ts';
import type { Visitor } from '../../session/testing/createVisitor.ts';
import { testPassword } from '../../session/testing/fillRegistration.ts';
import { openTestSite } from '../../session/testing/openTestSite.ts';
import { readCode } from '../../session/testing/readCode.ts';
import { readOutbox } from '../../session/testing/readOutbox.ts';
import { signUp } from '../../session/testing/signUp.ts';

const { visit, setFlags, moveClock } = openTestSite();
const newPassword = 'Sesame-9753';

beforeEach(() => setFlags({ CHNGPASSVERIF3: true, LOGINREQCAPTCHA3: false, PWDEXPFORCECHANGE3: false }));

const logIn = async (username: string, password = testPassword, remember = false) => {
  const visitor = visit();
  const answer = await visitor.call('login', { body: { type: 'username', username, password, remember } });
  return { visitor, answer };
};

const change = (visitor: Visitor, oldPassword: string, next = newPassword, confirm = next) =>
  visitor.call('changePassword', { body: { oldPassword, newPassword: next, confirmNewPassword: confirm } });

describe('a change of password', () => {
  test('counts from then on and ends every other session of the account', async () => {
    await signUp(visit(), 'changer');
    const { visitor } = await logIn('changer', testPassword, true);
    const { visitor: other } = await logIn('changer', testPassword, true);
    const before = visitor.cookies.get(cookieNames.session);
    expect((await change(visitor, testPassword)).value).toEqual({ changed: true });
    expect(visitor.cookies.get(cookieNames.session)).not.toBe(before);
    expect((await visitor.call('getMemberInfo')).status).toBe(200);
    expect((await visitor.call('resumeSession')).status).toBe(200);
    expect((await other.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
    expect((await other.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
    expect((await logIn('changer')).answer.error?.code).toBe('WRONG_CREDENTIALS');
    expect((await logIn('changer', newPassword)).answer.status).toBe(200);
  });

  test('needs the old password, a new one that differs, the merchant’s rule, and both entries alike', async () => {
    const visitor = visit();
    await signUp(visitor, 'rulekeeper');
    expect((await change(visitor, 'Wrong-1357')).error?.code).toBe('OLD_PASSWORD_WRONG');
    expect((await change(visitor, testPassword, testPassword)).error?.code).toBe('PASSWORD_UNCHANGED');
    const { error } = await change(visitor, testPassword, 'a', 'b');
    expect(error?.details?.fields?.map(({ field }) => field)).toEqual(['newPassword', 'confirmNewPassword']);
    const guessable = await change(visitor, testPassword, 'Default-1234');
    expect(guessable.error?.details?.fields).toMatchObject([{ field: 'newPassword', rule: 'guessable' }]);
  });

  test('is not a place to guess the old password', async () => {
    const visitor = visit();
    await signUp(visitor, 'guessold');
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push((await change(visitor, `Wrong-135${i}`)).error?.code);
    expect(answers.at(-1)).toBe('RATE_LIMITED');
    expect((await change(visitor, testPassword)).error?.code).toBe('RATE_LIMITED');
  });
});

describe('a change that is due', () => {
  test('comes before everything else for the default password', async () => {
    const { visitor, answer } = await logIn('newcomer', 'Default-1234');
    expect(answer.value).toMatchObject({ firstTimeLogin: true, passwordDefault: true });
    expect((await visitor.call('getUnreadCount')).error?.code).toBe('PASSWORD_CHANGE_REQUIRED');
    expect((await visitor.call('updateLanguage', { body: { language: 'en' } })).error?.code).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
    expect((await visitor.call('getMemberInfo')).status).toBe(200);
    expect((await change(visitor, 'Default-1234')).status).toBe(200);
    expect((await visitor.call('getUnreadCount')).status).toBe(200);
    const again = await logIn('newcomer', newPassword);
    expect(again.answer.value).toMatchObject({ firstTimeLogin: false, passwordDefault: false });
  });

  test('comes for an expired password only where the merchant forces it', async () => {
    const username = 'sleeper';
    const password = 'Marquee-2026';
    const unforced = await logIn(username, password);
    expect(unforced.answer.value?.passwordExpired).toBe(false);
    expect((await unforced.visitor.call('getUnreadCount')).status).toBe(200);

    await setFlags({ PWDEXPFORCECHANGE3: true });
    const { visitor, answer } = await logIn(username, password, true);
    expect(answer.value?.passwordExpired).toBe(true);
    expect((await visitor.call('getUnreadCount')).error?.code).toBe('PASSWORD_CHANGE_REQUIRED');
    expect((await visitor.call('resumeSession')).value?.passwordExpired).toBe(true);
    expect((await visitor.call('getUnreadCount')).error?.code).toBe('PASSWORD_CHANGE_REQUIRED');
    expect((await visitor.call('logout')).status).toBe(200);
  });

  test('never holds up a login by SMS', async () => {
    await setFlags({ PWDEXPFORCECHANGE3: true, MOBILEVERCODELOGIN3: true });
    const visitor = visit();
    const number = { mobileNum: '0912000006', countryDialingCode: '84' };
    await visitor.call('sendSms', { body: number });
    const verificationCode = await readCode(visitor, '+84912000006');
    const { value } = await visitor.call('login', {
      body: { type: 'sms', isSms: true, ...number, verificationCode },
    });
    expect(value).toMatchObject({ passwordExpired: false, passwordDefault: false });
    expect((await visitor.call('getUnreadCount')).status).toBe(200);
  });
});

const forgot = (visitor: Visitor, username: string, email: string) =>
  visitor.call('forgotPasswordByEmail', { body: { username, email } });

const tokenFor = async (email: string) => {
  const [mail = ''] = await readOutbox(visit(), email);
  const link = /http:\/\/\S+\/\?resetToken=([\w-]+)/.exec(mail);
  return { link: link?.[0], resetToken: link?.[1] ?? '' };
};

const byLink = (resetToken: string, next = newPassword) =>
  visit().call('setPasswordByLink', {
    body: { resetToken, newPassword: next, confirmNewPassword: next },
  });

describe('a link for a new password', () => {
  const member = async (username: string) => {
    const email = `${username}@lotus.example`;
    const visitor = visit();
    await signUp(visitor, username, { email });
    return { email, visitor };
  };

  test('leads to the host where it was asked for, works once and ends every session', async () => {
    const { email, visitor } = await member('linkuser');
    expect((await forgot(visit(), ' LinkUser', email)).value).toEqual({ sent: true });
    const { link, resetToken } = await tokenFor(email);
    expect(link).toMatch(/^http:\/\/sen-vang\.localhost\/\?resetToken=[\w-]{43}$/);
    expect((await byLink(resetToken, 'a')).error?.details?.fields).toMatchObject([{ field: 'newPassword' }]);
    expect((await byLink(resetToken)).value).toEqual({ changed: true });
    expect((await byLink(resetToken, 'Another-8642')).error?.code).toBe('RESET_LINK_INVALID');
    expect((await visitor.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
    expect((await logIn('linkuser', newPassword)).answer.status).toBe(200);
  });

  test('works once even when it is opened twice at the same moment', async () => {
    const { email } = await member('linkrace');
    await forgot(visit(), 'linkrace', email);
    const { resetToken } = await tokenFor(email);
    const answers = await Promise.all([1, 2, 3].map((n) => byLink(resetToken, `Together-${n}${n}${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes the account’s other links with it', async () => {
    const { email } = await member('linktwo');
    await forgot(visit(), 'linktwo', email);
    const first = (await tokenFor(email)).resetToken;
    await moveClock(1);
    await forgot(visit(), 'linktwo', email);
    const second = (await tokenFor(email)).resetToken;
    expect(first).not.toBe(second);
    expect((await byLink(second)).status).toBe(200);
    expect((await byLink(first, 'Another-8642')).error?.code).toBe('RESET_LINK_INVALID');
  });

  test('is good for half an hour, and at its own merchant', async () => {
    const { email } = await member('linklate');
    await forgot(visit(), 'linklate', email);
    const { resetToken } = await tokenFor(email);
    const elsewhere = await visit({ host: 'senvang-vip.localhost' }).call('setPasswordByLink', {
      body: { resetToken, newPassword, confirmNewPassword: newPassword },
    });
    expect(elsewhere.error?.code).toBe('RESET_LINK_INVALID');
    await moveClock(30 * 60);
    expect((await byLink(resetToken)).error?.code).toBe('RESET_LINK_INVALID');
  });

  test('is not sent, and the answer the same, when name and e-mail do not belong together', async () => {
    const { email } = await member('linkowner');
    const right = await forgot(visit(), 'linkowner', email);
    const wrong = await forgot(visit(), 'linkowner', 'thief@lotus.example');
    const nobody = await forgot(visit(), 'linknobody', 'nobody@lotus.example');
    expect([wrong.text, nobody.text]).toEqual([right.text, right.text]);
    expect(await readOutbox(visit(), 'thief@lotus.example')).toEqual([]);
    expect(await readOutbox(visit(), 'nobody@lotus.example')).toEqual([]);
  });

  test('is sent three times an hour for a name, known or not', async () => {
    for (const name of ['player1', 'linkunknown']) {
      const codes = [];
      for (let i = 0; i < 4; i += 1) codes.push((await forgot(visit(), name, 'player1@example.com')).status);
      expect(codes).toEqual([200, 200, 200, 429]);
    }
  });

  test('asks for a captcha after three from one address', async () => {
    const place = { address: '10.6.7.8' };
    for (let i = 0; i < 3; i += 1) await forgot(visit(place), `spray${i}`, 'spray@lotus.example');
    const { error } = await forgot(visit(place), 'spray9', 'spray@lotus.example');
    expect(error).toMatchObject({ code: 'CAPTCHA_REQUIRED', details: { captcha: true } });
  });
});

describe('a new password by phone', () => {
  let browser: Visitor;
  beforeEach(() => {
    browser = visit();
  });
  const ask = async (mobileNum: string) =>
    browser.call('sendSms', { body: { mobileNum, countryDialingCode: '84', purpose: 'password' } });
  const set = (mobileNum: string, verificationCode: string, next = newPassword) =>
    browser.call('setPasswordByPhone', {
      body: { mobileNum, countryDialingCode: '84', verificationCode, newPassword: next },
    });

  test('is set by the code once, lifts the lock and ends every session', async () => {
    const visitor = visit();
    await signUp(visitor, 'phoneuser', { mobileNum: '0955000001', countryDialingCode: '84' });
    for (let i = 0; i < 3; i += 1) await logIn('phoneuser', 'Wrong-1357');
    await ask('0955000001');
    const code = await readCode(visit(), '+84955000001');
    expect((await set('0955000001', code, 'a')).error?.details?.fields).toMatchObject([
      { field: 'newPassword' },
    ]);
    expect((await set('0955000001', code)).value).toEqual({ changed: true });
    expect((await set('0955000001', code)).error?.code).toBe('CODE_WRONG');
    expect((await visitor.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
    expect((await logIn('phoneuser', newPassword)).answer.status).toBe(200);
  });

  test('answers alike for a number nobody has', async () => {
    await signUp(visit(), 'phoneknown', { mobileNum: '0955000002', countryDialingCode: '84' });
    const tell = async (mobileNum: string) => {
      const sent = await ask(mobileNum);
      const tried = await set(mobileNum, 'nope');
      return [sent.text, tried.status, tried.error?.code];
    };
    expect(await tell('0955000003')).toEqual(await tell('0955000002'));
  });

  test('is not offered where CHNGPASSVERIF3 is off', async () => {
    await setFlags({ CHNGPASSVERIF3: false });
    expect((await set('0955000009', '123456')).error?.code).toBe('FEATURE_DISABLED');
  });
});
