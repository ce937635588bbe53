import { and, eq } from '#drizzle';
import { beforeEach, describe, expect, test } from 'vitest';
import { testPassword, fillRegistration } from '../session/testing/fillRegistration.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readCaptcha } from '../session/testing/readCaptcha.ts';
import { readCode } from '../session/testing/readCode.ts';
import { signUp } from '../session/testing/signUp.ts';
import { problemText } from '../accounts/fields/problemText.ts';
import { accounts } from '../accounts/schema.ts';

const { visit, setFlags, moveClock, platform } = openTestSite();

beforeEach(() =>
  setFlags({ DIRECTREG3: true, REGMOBVERF3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: false }),
);

const stored = async (username: string, merchantCode = 'SENVANG') => {
  const [row] = await platform().services.database.tenant(merchantCode, (tx) =>
    tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.usernameKey, username.toLowerCase()), eq(accounts.merchantCode, merchantCode))),
  );
  return row;
};

const tryWith = async (visitor: Visitor, username: string, changes: Record<string, unknown>) =>
  visitor.call('register', { body: { ...(await fillRegistration(visitor, username)), ...changes } });

describe('by username', () => {
  test('opens an account, welcomes it and logs it in', async () => {
    const visitor = visit();
    const { status, value } = await visitor.call('register', {
      body: await fillRegistration(visitor, 'NewLotus'),
    });
    expect(status).toBe(200);
    expect(value).toMatchObject({ firstTimeLogin: true, passwordExpired: false, passwordDefault: false });
    const info = await visitor.call('getMemberInfo');
    expect(info.value).toMatchObject({
      account: 'NewLotus',
      type: 0,
      currency: 'VND',
      language: 'en',
      previousLogin: null,
      termsOutdated: false,
    });
    expect((await visitor.call('getUnreadCount')).value).toEqual({ count: 1 });
    const again = await visit().call('login', {
      body: { type: 'username', username: 'newlotus', password: testPassword },
    });
    expect(again.status).toBe(200);
  });

  test('keeps the password as an Argon2id hash alone', async () => {
    await signUp(visit(), 'keephash');
    const row = await stored('keephash');
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(testPassword);
  });

  test('tells every problem at once, each in the reader’s language', async () => {
    const visitor = visit({ language: 'vi' });
    const { status, error } = await tryWith(visitor, '1x', {
      password: 'a',
      confirmPassword: 'b',
      ageConfirmed: false,
      termsVersion: 'old',
    });
    expect([status, error?.code]).toEqual([400, 'INVALID_INPUT']);
    const found = new Map(error?.details?.fields?.map((problem) => [problem.field, problem]));
    expect([...found.keys()].sort()).toEqual(
      ['ageConfirmed', 'confirmPassword', 'password', 'termsVersion', 'username'].sort(),
    );
    expect(found.get('username')).toMatchObject({ min: expect.any(Number), max: expect.any(Number) });
    expect(found.get('confirmPassword')?.message).toBe(problemText('vi', { rule: 'mismatch' }));
  });

  test('asks for every field that the merchant requires', async () => {
    const visitor = visit();
    const settings = (await visitor.call('getRegisterSettings')).value;
    const { error } = await visitor.call('register', {
      body: {
        registerMethod: 'WEB',
        ageConfirmed: true,
        termsVersion: settings?.termsVersion ?? '',
        privacyVersion: settings?.privacyVersion ?? '',
      },
    });
    const required = settings?.fields.filter((field) => field.required).map(({ field }) => field) ?? [];
    const missing =
      error?.details?.fields?.filter(({ rule }) => rule === 'required').map(({ field }) => field) ?? [];
    expect(required.length).toBeGreaterThan(1);
    expect(missing).toEqual(
      expect.arrayContaining(required.filter((f) => f !== 'confirmPassword' && f !== 'verificationCode')),
    );
  });

  test('age has to be confirmed', async () => {
    const young = await tryWith(visit(), 'tooyoung', { ageConfirmed: false });
    expect(young.error).toMatchObject({
      code: 'UNDERAGE',
      details: { fields: [{ field: 'ageConfirmed', rule: 'age' }] },
    });
  });

  test('a birthday proves the age that the merchant sets and tells', async () => {
    const visitor = visit({ host: 'northbay.localhost' });
    const { value } = await visitor.call('getRegisterSettings');
    expect(value?.birthdayAge).toBe(21);
    const { error } = await tryWith(visitor, 'tooyoung', { birthday: '2010-01-31' });
    expect(error?.details?.fields).toMatchObject([{ field: 'birthday', rule: 'age', min: 21 }]);
  });

  test('terms that are not the current ones are refused as outdated', async () => {
    const { status, error } = await tryWith(visit(), 'oldterms', { privacyVersion: '1999' });
    expect([status, error?.code]).toEqual([409, 'TERMS_OUTDATED']);
  });

  test('a password that anyone would try first is refused', async () => {
    const { error } = await tryWith(visit(), 'guessme', {
      password: 'Default-1234',
      confirmPassword: 'Default-1234',
    });
    expect(error?.details?.fields).toMatchObject([{ field: 'password', rule: 'guessable' }]);
  });

  test('a name is taken however it is cased, and only at its own merchant', async () => {
    await signUp(visit(), 'onlyone');
    const { status, error } = await tryWith(visit(), 'OnlyOne', {});
    expect([status, error?.code]).toEqual([409, 'USERNAME_TAKEN']);
    expect(error?.details?.fields).toMatchObject([{ field: 'username', rule: 'taken' }]);
    const elsewhere = visit({ host: 'northbay.localhost' });
    await signUp(elsewhere, 'onlyone');
    expect((await elsewhere.call('getMemberInfo')).value?.account).toBe('onlyone');
  });

  test('of two that ask for one name at once one gets it', async () => {
    const visitors = Array.from({ length: 6 }, () => visit());
    const bodies = await Promise.all(visitors.map((visitor) => fillRegistration(visitor, 'contested')));
    const answers = await Promise.all(
      visitors.map((visitor, i) =>
        visitor.call('register', { body: { ...bodies[i]!, username: 'contested' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const lost = answers.filter(({ error }) => error?.code === 'USERNAME_TAKEN');
    expect(lost).toHaveLength(5);
  });

  test('asks for a captcha where the merchant does', async () => {
    const visitor = visit();
    if (!(await visitor.call('getRegisterSettings')).value?.captcha) return;
    const without = await tryWith(visitor, 'nocaptcha', { captcha: undefined });
    expect(without.error).toMatchObject({ code: 'CAPTCHA_REQUIRED', details: { captcha: true } });
    await moveClock(1);
    const wrong = await tryWith(visitor, 'nocaptcha', { captcha: 'QQQQ' });
    expect(wrong.error).toMatchObject({ code: 'CAPTCHA_WRONG', details: { captcha: true } });
  });

  test('a sealed registration is taken once and for its own call', async () => {
    const visitor = visit();
    const body = await fillRegistration(visitor, 'replayed');
    const sealed = await visitor.seal('/wps/member/register', body);
    expect((await visit().call('registerMobile', { sealed })).error?.code).toBe('DECRYPTION_FAILED');
    expect((await visitor.call('register', { sealed })).status).toBe(200);
    expect((await visitor.call('register', { sealed })).error?.code).toBe('REPLAYED');
  });

  test('is not offered where the merchant has it off', async () => {
    await setFlags({ DIRECTREG3: false });
    expect((await tryWith(visit(), 'closeddoor', {})).error?.code).toBe('FEATURE_DISABLED');
  });
});

describe('with an invitation', () => {
  test('registers below the owner of the code, however it is typed', async () => {
    const { value } = await visit().call('getAffiliate', { query: { code: 'agent1' } });
    expect(value).toEqual({ code: 'AGENT1', nickname: 'A***n' });
    await signUp(visit(), 'invited', { affiliateCode: ' agent1 ' });
    expect((await stored('invited'))?.uplineId).toBe((await stored('agent1'))?.id);
    await signUp(visit(), 'referred', { referralCode: 'AGENT41' });
    expect((await stored('referred'))?.uplineId).toBe((await stored('agent41'))?.id);
  });

  test('a code that nobody has is refused', async () => {
    expect((await visit().call('getAffiliate', { query: { code: 'NOBODY' } })).error?.code).toBe(
      'INVITATION_CODE_INVALID',
    );
    const { error } = await tryWith(visit(), 'misled', { referralCode: 'NOBODY' });
    expect(error).toMatchObject({
      code: 'INVITATION_CODE_INVALID',
      details: { fields: [{ field: 'referralCode', rule: 'code' }] },
    });
  });
});

let count = 0;
const newNumber = () => {
  count += 1;
  const digits = `9440${String(10_000 + count)}`;
  return { mobileNum: `0${digits}`, countryDialingCode: '84', e164: `+84${digits}` };
};

const askCode = async (visitor: Visitor, number: ReturnType<typeof newNumber>) => {
  const { mobileNum, countryDialingCode, e164 } = number;
  const { captcha } = (await visitor.call('getRegisterSettings')).value ?? {};
  const sent = await visitor.call('sendRegisterSms', {
    body: { mobileNum, countryDialingCode, ...(captcha && { captcha: await readCaptcha(visitor) }) },
  });
  expect(sent.status).toBe(200);
  await moveClock(2);
  return readCode(visitor, e164);
};

describe('where REGMOBVERF3 is on', () => {
  test('a number has to be proved by its code', async () => {
    await setFlags({ REGMOBVERF3: true });
    const visitor = visit();
    const number = newNumber();
    const { mobileNum, countryDialingCode } = number;
    const code = await askCode(visitor, number);
    const body = { ...(await fillRegistration(visitor, 'proved')), mobileNum, countryDialingCode };
    const without = await visitor.call('register', { body });
    expect(without.error?.details?.fields).toMatchObject([{ field: 'verificationCode', rule: 'required' }]);
    const wrong = { ...body, verificationCode: code === '000000' ? '111111' : '000000' };
    expect((await visitor.call('register', { body: wrong })).error?.code).toBe('CODE_WRONG');
    await moveClock(2);
    const fresh = { ...body, ...(body.captcha && { captcha: await readCaptcha(visitor) }) };
    const right = await visitor.call('register', { body: { ...fresh, verificationCode: code } });
    expect(right.status).toBe(200);
    expect(await stored('proved')).toMatchObject({ mobile: number.e164, isMobileVerified: true });
  });
});

describe('by mobile number', () => {
  const registerBy = async (visitor: Visitor, number: ReturnType<typeof newNumber>, changes = {}) => {
    const { mobileNum, countryDialingCode } = number;
    const verificationCode = await askCode(visitor, number);
    const settings = (await visitor.call('getRegisterSettings')).value;
    return visitor.call('registerMobile', {
      body: {
        mobileNum,
        countryDialingCode,
        verificationCode,
        registerMethod: 'WEB',
        ageConfirmed: true,
        termsVersion: settings?.termsVersion ?? '',
        privacyVersion: settings?.privacyVersion ?? '',
        ...changes,
      },
    });
  };

  test('opens an account whose name is the number, without a password', async () => {
    const visitor = visit();
    const number = newNumber();
    expect((await registerBy(visitor, number)).status).toBe(200);
    expect((await visitor.call('getMemberInfo')).value?.account).toBe(number.mobileNum);
    expect(await stored(number.mobileNum)).toMatchObject({ passwordHash: null, isMobileVerified: true });
    const byPassword = await visit().call('login', {
      body: { type: 'username', username: number.mobileNum, password: 'no account has this password' },
    });
    expect(byPassword.error?.code).toBe('WRONG_CREDENTIALS');
  });

  test('a code may be asked for by the username that the number becomes', async () => {
    const visitor = visit();
    const { mobileNum, countryDialingCode, e164 } = newNumber();
    const { captcha } = (await visitor.call('getRegisterSettings')).value ?? {};
    const { status } = await visitor.call('sendRegisterSms', {
      body: {
        username: mobileNum,
        countryDialingCode,
        ...(captcha && { captcha: await readCaptcha(visitor) }),
      },
    });
    expect(status).toBe(200);
    expect(await readCode(visitor, e164)).toMatch(/^\d{6}$/);
  });

  test('asks for a password where MOBILENUMPASSREG3 is on', async () => {
    await setFlags({ MOBILENUMPASSREG3: true });
    const number = newNumber();
    const without = await registerBy(visit(), number);
    expect(without.error?.details?.fields).toMatchObject([{ field: 'password', rule: 'required' }]);
    await moveClock(61);
    const passwords = { password: testPassword, confirmPassword: testPassword };
    expect((await registerBy(visit(), number, passwords)).status).toBe(200);
    const login = await visit().call('login', {
      body: { type: 'username', username: number.mobileNum, password: testPassword },
    });
    expect(login.status).toBe(200);
  });

  test('tells that a number is taken only to whoever holds its code', async () => {
    const number = newNumber();
    await registerBy(visit(), number);
    await moveClock(61);
    const stranger = visit();
    await askCode(stranger, number);
    const settings = (await stranger.call('getRegisterSettings')).value;
    const { error } = await stranger.call('registerMobile', {
      body: {
        mobileNum: number.mobileNum,
        countryDialingCode: '84',
        verificationCode: 'nope',
        registerMethod: 'WEB',
        ageConfirmed: true,
        termsVersion: settings?.termsVersion ?? '',
        privacyVersion: settings?.privacyVersion ?? '',
      },
    });
    expect(error?.code).toBe('CODE_WRONG');
    await moveClock(61);
    expect((await registerBy(visit(), number)).error?.code).toMatch(/TAKEN/);
  });
});
