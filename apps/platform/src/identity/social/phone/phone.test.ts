import { eq } from '#drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../accounts/schema.ts';
import type { Visitor } from '../../session/testing/createVisitor.ts';
import { fillRegistration } from '../../session/testing/fillRegistration.ts';
import { openTestSite } from '../../session/testing/openTestSite.ts';
import { readCode } from '../../session/testing/readCode.ts';
import { signUp } from '../../session/testing/signUp.ts';
import { signInAt } from '../testing/signInAt.ts';

const { visit, setFlags, moveClock, resetClock, platform } = openTestSite();

// Firebase is played over HTTP, by the platform itself.
let platformUrl = '';
beforeAll(async () => {
  platformUrl = await platform().app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(async () => {
  await resetClock();
  await setFlags({
    FIREBASESMS3: true,
    MOBILEVERCODELOGIN3: true,
    DIRECTREG3: true,
    REGMOBVERF3: false,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: false,
  });
});

let count = 0;
const newNumber = () => {
  count += 1;
  const digits = `9770${String(10_000 + count)}`;
  return { mobileNum: `0${digits}`, countryDialingCode: '84', e164: `+84${digits}` };
};
type MobileNumber = ReturnType<typeof newNumber>;

/** Does the check of the page that stands before a code, as the script in it would. */
const passCheck = async (as = '') => {
  const query = new URLSearchParams({ k: 'site-key-of-sandbox-senvang', as });
  const answer = await fetch(`${platformUrl}/sandbox/social/recaptcha?${query}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
};

const ask = async (visitor: Visitor, { mobileNum, countryDialingCode }: MobileNumber, as = '') =>
  visitor.call('sendPhoneCode', {
    body: { mobileNum, countryDialingCode, recaptchaToken: await passCheck(as) },
  });

/** Has a code sent and answers what the browser has then. */
const askCode = async (visitor: Visitor, number: MobileNumber) => {
  const { value, text } = await ask(visitor, number);
  if (!value) throw new Error(`No code was sent: ${text}`);
  return { session: value.session, verificationCode: await readCode(visitor, number.e164) };
};

const tokenOf = async (visitor: Visitor, number: MobileNumber) => {
  const { value, text } = await visitor.call('redeemPhoneCode', { body: await askCode(visitor, number) });
  if (!value) throw new Error(`The code was refused: ${text}`);
  return value;
};

const logIn = (visitor: Visitor, firebaseIdToken: string) =>
  visitor.call('login', { body: { type: 'firebase', firebaseChannel: 'phone', firebaseIdToken } });

const member = async (username: string) => {
  const number = newNumber();
  const { mobileNum, countryDialingCode } = number;
  await signUp(visit(), username, { mobileNum, countryDialingCode });
  return number;
};

const stored = async (usernameKey: string) => {
  const [row] = await platform().services.database.tenant('SENVANG', (tx) =>
    tx.select().from(accounts).where(eq(accounts.usernameKey, usernameKey)),
  );
  return row;
};

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('login by a code of Firebase’s', () => {
  test('opens a session, and may be asked for again after 60 seconds', async () => {
    const number = await member('fireone');
    const visitor = visit();
    const { value } = await ask(visitor, number);
    expect(value).toMatchObject({ resendSeconds: 60 });
    const again = await ask(visitor, number);
    expect([again.status, again.error?.code]).toEqual([429, 'RATE_LIMITED']);
    await moveClock(61);
    const token = await tokenOf(visitor, number);
    expect((await logIn(visitor, token.firebaseIdToken)).status).toBe(200);
    expect((await visitor.call('getMemberInfo')).value?.account).toBe('fireone');
    expect((await stored('fireone'))?.isMobileVerified).toBe(true);
  });

  test('takes a token once, however quickly', async () => {
    const number = await member('fireonce');
    const { firebaseIdToken } = await tokenOf(visit(), number);
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(visit(), firebaseIdToken)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('takes no token that is old, of another party, or of another merchant', async () => {
    const number = await member('fireold');
    const old = await tokenOf(visit(), number);
    await moveClock(11 * 60);
    expect((await logIn(visit(), old.firebaseIdToken)).error?.code).toBe('SOCIAL_TOKEN_INVALID');
    await setFlags({ GOOGLELOGIN3: true });
    const google = await signInAt(visit(), 'google', { platformUrl, email: 'fire@example.com' });
    expect((await logIn(visit(), google.firebaseIdToken)).error?.code).toBe('SOCIAL_TOKEN_INVALID');
    const fresh = await tokenOf(visit(), number);
    const asGoogle = await visit().call('login', {
      body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: fresh.firebaseIdToken },
    });
    expect(asGoogle.error?.code).toBe('SOCIAL_TOKEN_INVALID');
    await setFlags({ FIREBASESMS3: true, MOBILEVERCODELOGIN3: true }, 'senvang-vip.localhost');
    const elsewhere = visit({ host: 'senvang-vip.localhost' });
    expect((await logIn(elsewhere, fresh.firebaseIdToken)).error?.code).toBe('SOCIAL_TOKEN_INVALID');
  });

  test('tells that nobody has a number only to whoever holds its code', async () => {
    const { firebaseIdToken } = await tokenOf(visit(), newNumber());
    expect((await logIn(visit(), firebaseIdToken)).error?.code).toBe('MOBILE_UNKNOWN');
  });

  test('is not offered where the merchant has it off, and then the platform sends codes itself', async () => {
    const number = await member('fireoff');
    const { mobileNum, countryDialingCode } = number;
    const own = () => visit().call('sendSms', { body: { mobileNum, countryDialingCode } });
    expect((await own()).error?.code).toBe('FEATURE_DISABLED');
    const { firebaseIdToken } = await tokenOf(visit(), number);
    await setFlags({ FIREBASESMS3: false });
    expect((await ask(visit(), number)).error?.code).toBe('FEATURE_DISABLED');
    expect((await logIn(visit(), firebaseIdToken)).error?.code).toBe('FEATURE_DISABLED');
    await moveClock(61);
    expect((await own()).status).toBe(200);
  });
});

describe('what Firebase answers becomes what the specification says', () => {
  test.each([
    ['INVALID_PHONE_NUMBER', 400, 'MOBILE_INVALID'],
    ['MISSING_PHONE_NUMBER', 400, 'MOBILE_MISSING'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 429, 'SOCIAL_TOO_MANY'],
    ['INTERNAL_ERROR', 400, 'SOCIAL_FAILED'],
    ['CAPTCHA_CHECK_FAILED', 400, 'CAPTCHA_REFUSED'],
    ['QUOTA_EXCEEDED', 503, 'SOCIAL_QUOTA_EXCEEDED'],
    ['OPERATION_NOT_ALLOWED', 403, 'SOCIAL_NOT_ALLOWED'],
    ['UNAVAILABLE', 503, 'SOCIAL_UNREACHABLE'],
  ])('%s', async (failure, status, code) => {
    const told = await ask(visit(), newNumber(), failure);
    expect([told.status, told.error?.code]).toEqual([status, code]);
    expect(told.error?.details?.retryAfter).toBe(code === 'SOCIAL_TOO_MANY' ? 300 : undefined);
  });

  test('a check is good for one code', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const recaptchaToken = await passCheck();
    const bodyOf = ({ mobileNum, countryDialingCode }: MobileNumber) => ({
      body: { mobileNum, countryDialingCode, recaptchaToken },
    });
    expect((await visit().call('sendPhoneCode', bodyOf(first))).status).toBe(200);
    expect((await visit().call('sendPhoneCode', bodyOf(second))).error?.code).toBe('CAPTCHA_REFUSED');
    // Nothing was sent: nobody waits a minute for it.
    expect((await ask(visit(), second)).status).toBe(200);
  });

  test('a wrong, a missing and a late code', async () => {
    const visitor = visit();
    const { session, verificationCode } = await askCode(visitor, newNumber());
    const tell = async (code: string, of = session) =>
      (await visitor.call('redeemPhoneCode', { body: { session: of, verificationCode: code } })).error?.code;
    expect(await tell(wrongFor(verificationCode))).toBe('CODE_WRONG');
    expect(await tell('  ')).toBe('CODE_MISSING');
    expect(await tell(verificationCode, 'nothing that was sent')).toBe('CODE_EXPIRED');
    await moveClock(6 * 60);
    expect(await tell(verificationCode)).toBe('CODE_EXPIRED');
  });

  test('five tries a code, however parallel', async () => {
    const visitor = visit();
    const { session, verificationCode } = await askCode(visitor, newNumber());
    const enter = (code: string) =>
      visitor.call('redeemPhoneCode', { body: { session, verificationCode: code } });
    await Promise.all(Array.from({ length: 8 }, () => enter(wrongFor(verificationCode))));
    expect((await enter(verificationCode)).error?.code).toBe('CODE_TRIES_EXCEEDED');
  });
});

describe('registration by a code of Firebase’s', () => {
  const mobileBody = async (visitor: Visitor, { mobileNum, countryDialingCode }: MobileNumber) => {
    const settings = (await visitor.call('getRegisterSettings')).value;
    return {
      mobileNum,
      countryDialingCode,
      registerMethod: 'WEB' as const,
      ageConfirmed: true,
      termsVersion: settings?.termsVersion ?? '',
      privacyVersion: settings?.privacyVersion ?? '',
    };
  };

  test('opens an account by the number that was proved, and by no other', async () => {
    const visitor = visit();
    const number = newNumber();
    const { firebaseChannel, firebaseIdToken } = await tokenOf(visitor, number);
    const proof = { firebaseChannel2: firebaseChannel, firebaseIdToken2: firebaseIdToken };
    const other = await visitor.call('registerMobile', {
      body: { ...(await mobileBody(visitor, newNumber())), ...proof },
    });
    expect(other.error?.code).toBe('CODE_WRONG');
    const { status } = await visitor.call('registerMobile', {
      body: { ...(await mobileBody(visitor, number)), ...proof },
    });
    expect(status).toBe(200);
    expect(await stored(number.mobileNum)).toMatchObject({ mobile: number.e164, isMobileVerified: true });
  });

  test('without a proof none is opened, and a code of the platform’s is none', async () => {
    const visitor = visit();
    const body = { ...(await mobileBody(visitor, newNumber())), verificationCode: '123456' };
    const { error } = await visitor.call('registerMobile', { body });
    expect(error?.details?.fields).toMatchObject([{ field: 'firebaseIdToken2', rule: 'required' }]);
  });

  test('by username it proves the number too, and a token that was refused for a name is good again', async () => {
    await setFlags({ REGMOBVERF3: true });
    const visitor = visit();
    const number = newNumber();
    const { mobileNum, countryDialingCode } = number;
    const { firebaseIdToken } = await tokenOf(visitor, number);
    const registerAs = async (username: string) => {
      await moveClock(1);
      const filled = await fillRegistration(visitor, username);
      return visitor.call('register', {
        body: {
          ...filled,
          mobileNum,
          countryDialingCode,
          firebaseChannel2: 'phone',
          firebaseIdToken2: firebaseIdToken,
        },
      });
    };
    expect((await registerAs('agent1')).error?.code).toBe('USERNAME_TAKEN');
    expect((await registerAs('firename')).status).toBe(200);
    expect(await stored('firename')).toMatchObject({ mobile: number.e164, isMobileVerified: true });
  });

  test('beside a person that another party vouches for, both count', async () => {
    await setFlags({ REGMOBVERF3: true, GOOGLELOGIN3: true });
    const visitor = visit();
    const number = newNumber();
    const { mobileNum, countryDialingCode } = number;
    const email = 'both@example.com';
    const { firebaseIdToken } = await tokenOf(visitor, number);
    const google = await signInAt(visitor, 'google', { platformUrl, email });
    const { status } = await visitor.call('register', {
      body: {
        ...(await fillRegistration(visitor, 'fireboth')),
        mobileNum,
        countryDialingCode,
        firebaseChannel2: 'google',
        firebaseIdToken2: google.firebaseIdToken,
        phoneIdToken: firebaseIdToken,
      },
    });
    expect(status).toBe(200);
    await moveClock(1);
    const again = await signInAt(visit(), 'google', { platformUrl, email });
    const entered = await visit().call('login', {
      body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: again.firebaseIdToken },
    });
    expect(entered.status).toBe(200);
  });
});

test('the page of the check lets Google’s box in, and hands its token to the site alone', async () => {
  const answer = await platform().app.inject({
    url: '/wps/verification/firebase/check',
    headers: { host: 'sen-vang.localhost', 'accept-language': 'vi' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('data-sitekey="site-key-of-sandbox-senvang"');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe/);
});
