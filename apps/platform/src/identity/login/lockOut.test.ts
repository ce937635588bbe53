import { beforeEach, describe, expect, test } from 'vitest';
import { readCode } from '../session/testing/readCode.ts';
import { readOutbox } from '../session/testing/readOutbox.ts';
import { testPassword } from '../session/testing/fillRegistration.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { signUp } from '../session/testing/signUp.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';

const { visit, setFlags, moveClock } = openTestSite();

beforeEach(() =>
  setFlags({
    LOGINREQCAPTCHA3: false,
    MOBILEVERCODELOGIN3: true,
    CHNGPASSVERIF3: true,
    REGMOBVERF3: false,
  }),
);

let count = 0;
/** A member with a phone, and the browser that the account was opened in, logged out. */
const join = async () => {
  count += 1;
  const username = `owner${String(count).padStart(4, '0')}`;
  const mobileNum = `09447${String(count).padStart(5, '0')}`;
  const home = visit();
  const email = `${username}@example.com`;
  await signUp(home, username, { mobileNum, countryDialingCode: '84', email });
  await home.call('logout');
  home.token = undefined;
  return { username, home, mobileNum, e164: `+84${mobileNum.slice(1)}`, email };
};

const enter = async (visitor: Visitor, username: string, password = testPassword, captcha?: string) => {
  const { status, error } = await visitor.call('login', {
    body: { type: 'username', username, password, ...(captcha && { captcha }) },
  });
  return status === 200 ? 'in' : error?.code;
};

/** The answer to a captcha in words, which is sooner made than an image. */
const readQuestion = async (visitor: Visitor) => {
  await visitor.call('getCaptchaQuestion');
  return visitor.cookies.get('sandbox_captcha') ?? '';
};

const guess = async (visitor: Visitor, username: string) =>
  enter(visitor, username, 'Wrong-1357', await readQuestion(visitor));

const failThrice = (username: string) =>
  Promise.all(Array.from({ length: 3 }, () => enter(visit(), username, 'Wrong-1357')));

/** As many guesses of as many addresses as use up what browsers share that an account does not know. */
const storm = async (username: string) => {
  await failThrice(username);
  await Promise.all(Array.from({ length: 31 }, () => guess(visit(), username)));
};

describe('nobody locks somebody else out by wrong passwords', () => {
  test('twelve at once from one address, before a captcha was asked: its owner is in at once', async () => {
    const { username, home } = await join();
    const address = '10.9.100.7';
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => enter(visit({ address }), username, 'Wrong-1357')),
    );
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(3);
    expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(9);
    expect(await enter(home, username)).toBe('in');
    const elsewhere = visit();
    expect(await enter(elsewhere, username)).toBe('CAPTCHA_REQUIRED');
    expect(await enter(elsewhere, username, testPassword, await readQuestion(elsewhere))).toBe('in');
  });

  test('one address, or one network of IPv6, that solves captchas uses up its own share alone', async () => {
    const { username } = await join();
    await failThrice(username);
    /** Guesses at the same moment, each with a captcha of its own. */
    const guessFrom = async (addresses: string[]) => {
      const browsers = [];
      for (const address of addresses) {
        await moveClock(1);
        const browser = visit({ address });
        browsers.push({ browser, captcha: await readQuestion(browser) });
      }
      const codes = await Promise.all(
        browsers.map(({ browser, captcha }) => enter(browser, username, 'Wrong-1357', captcha)),
      );
      return codes.toSorted();
    };
    const spent = ['RATE_LIMITED', 'RATE_LIMITED', ...Array.from({ length: 10 }, () => 'WRONG_CREDENTIALS')];
    expect(await guessFrom(Array.from({ length: 12 }, () => '10.9.100.8'))).toEqual(spent);
    expect(await guessFrom(Array.from({ length: 12 }, (_, host) => `fd00:7:1:1::${host + 1}`))).toEqual(
      spent,
    );
    const owner = visit();
    expect(await enter(owner, username, testPassword, await readQuestion(owner))).toBe('in');
  });

  test('many addresses that solve captchas keep no known browser out, nor a code or a new password', async () => {
    const { username, home, mobileNum, e164, email } = await join();
    await storm(username);
    const elsewhere = visit();
    expect(await enter(elsewhere, username, testPassword, await readQuestion(elsewhere))).toBe(
      'LOGIN_CROWDED',
    );
    expect(await enter(home, username)).toBe('in');

    const number = { mobileNum, countryDialingCode: '84' };
    await elsewhere.call('sendSms', { body: number });
    const byCode = { ...number, verificationCode: await readCode(elsewhere, e164) };
    expect((await elsewhere.call('login', { body: { type: 'sms', isSms: true, ...byCode } })).status).toBe(
      200,
    );

    const reader = visit();
    await reader.call('forgotPasswordByEmail', { body: { username, email } });
    const [mail = ''] = await readOutbox(reader, email);
    const resetToken = /resetToken=([\w-]+)/.exec(mail)?.[1] ?? '';
    const newPassword = 'Harbour-2468';
    const reset = { resetToken, newPassword, confirmNewPassword: newPassword };
    expect((await reader.call('setPasswordByLink', { body: reset })).status).toBe(200);
    expect(await enter(reader, username, newPassword)).toBe('in');
  });

  test('a browser that knows the account has no more than its own tries', async () => {
    const { username, home } = await join();
    const tries = [];
    for (let turn = 0; turn < 3; turn += 1) tries.push(await enter(home, username, 'Wrong-1357'));
    expect(tries).toEqual(Array.from({ length: 3 }, () => 'WRONG_CREDENTIALS'));
    expect(await enter(home, username)).toBe('CAPTCHA_REQUIRED');
    for (let turn = 0; turn < 7; turn += 1) {
      await moveClock(1);
      expect(await guess(home, username)).toBe('WRONG_CREDENTIALS');
    }
    // Spent: it is one of those that the account does not know, and those have a captcha after three tries.
    for (let turn = 0; turn < 3; turn += 1) await enter(home, username, 'Wrong-1357');
    expect(await enter(home, username)).toBe('CAPTCHA_REQUIRED');
  });

  test('what makes a browser known is good for its account and merchant alone, and cannot be made up', async () => {
    const [one, other] = [await join(), await join()];
    for (const [name, value] of one.home.cookies) other.home.cookies.set(name, value);
    await failThrice(other.username);
    const made = visit();
    made.cookies.set('mq_device', `${'a'.repeat(43)}.${'b'.repeat(43)}`);
    for (const visitor of [other.home, made])
      expect(await enter(visitor, other.username)).toBe('CAPTCHA_REQUIRED');
  });

  test('names that nobody has are answered alike', async () => {
    await storm('nobodyatall');
    const visitor = visit();
    expect(await enter(visitor, 'nobodyatall', testPassword, await readQuestion(visitor))).toBe(
      'LOGIN_CROWDED',
    );
  });
});

describe('nobody uses up somebody else’s codes', () => {
  const send = (visitor: Visitor, mobileNum: string) =>
    visitor.call('sendSms', { body: { mobileNum, countryDialingCode: '84' } });
  const tryCode = async (visitor: Visitor, mobileNum: string, verificationCode: string) => {
    const body = { type: 'sms', isSms: true, mobileNum, countryDialingCode: '84', verificationCode } as const;
    const { status, error } = await visitor.call('login', { body });
    return status === 200 ? 'in' : error?.code;
  };

  test('32 wrong ones of others leave the one that was sent, and the next one, as they are', async () => {
    const { mobileNum, e164 } = await join();
    const owner = visit();
    await send(owner, mobileNum);
    const attacker = visit();
    const tries = [];
    for (let turn = 0; turn < 32; turn += 1) tries.push(await tryCode(attacker, mobileNum, '000000'));
    expect(new Set(tries)).toEqual(new Set(['CODE_WRONG']));
    expect(await tryCode(owner, mobileNum, await readCode(owner, e164))).toBe('in');
  });

  test('a code is worth nothing in another browser, and a new one there leaves it as it is', async () => {
    const { mobileNum, e164 } = await join();
    const [owner, attacker] = [visit(), visit()];
    await send(owner, mobileNum);
    const code = await readCode(owner, e164);
    expect(await tryCode(attacker, mobileNum, code)).toBe('CODE_WRONG');
    await moveClock(61);
    await send(attacker, mobileNum);
    expect(await tryCode(owner, mobileNum, code)).toBe('in');
  });
});
