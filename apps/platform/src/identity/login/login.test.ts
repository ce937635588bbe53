import { beforeEach, describe, expect, test } from 'vitest';
import { passwordHasher } from '../accounts/password/passwordHasher.ts';
import { testPassword } from '../session/testing/fillRegistration.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readCaptcha } from '../session/testing/readCaptcha.ts';
import { signUp } from '../session/testing/signUp.ts';

const { visit, setFlags } = openTestSite();

beforeEach(() => setFlags({ LOGINREQCAPTCHA3: false }));

const byName = (username: string, password = testPassword, captcha?: string) => ({
  body: { type: 'username' as const, username, password, ...(captcha && { captcha }) },
});

describe('by username and password', () => {
  test('opens a session that knows who it is', async () => {
    await signUp(visit(), 'loginone');
    const visitor = visit();
    const { status, value } = await visitor.call('login', byName('  LoginOne '));
    expect(status).toBe(200);
    expect(value).toMatchObject({ firstTimeLogin: false, passwordExpired: false, passwordDefault: false });
    const info = await visitor.call('getMemberInfo');
    expect(info.value).toMatchObject({ account: 'loginone', type: 0 });
  });

  test('shows when and from where the account was last logged in', async () => {
    await signUp(visit({ address: '10.9.9.1' }), 'loginprev');
    const visitor = visit();
    await visitor.call('login', byName('loginprev'));
    const { value } = await visitor.call('getMemberInfo');
    expect(value?.previousLogin).toMatchObject({ ip: '10.9.9.1' });
  });

  test('says which field is missing', async () => {
    const { status, error } = await visit().call('login', {
      body: { type: 'username', username: '  ', password: 'x' },
    });
    expect(status).toBe(400);
    expect(error?.details?.fields?.map(({ field, rule }) => [field, rule])).toEqual([
      ['username', 'required'],
    ]);
  });

  test('answers a wrong password and an unknown username alike, after the same work', async () => {
    await signUp(visit(), 'loginknown');
    const tell = async (username: string) => {
      const before = passwordHasher.operations();
      const { status, error } = await visit().call('login', byName(username, 'Wrong-1357'));
      const { requestId: _, ...rest } = error ?? {};
      return { status, rest, operations: passwordHasher.operations() - before };
    };
    const known = await tell('loginknown');
    expect(known).toMatchObject({ status: 401, rest: { code: 'WRONG_CREDENTIALS' }, operations: 1 });
    expect(await tell('loginnobody')).toEqual(known);
  });

  test('asks for a captcha after three failures of a name, and takes no password without it', async () => {
    await signUp(visit(), 'logincaptcha');
    for (const isNext of [false, false, true]) {
      const { error } = await visit().call('login', byName('logincaptcha', 'Wrong-1357'));
      expect(error).toMatchObject({ code: 'WRONG_CREDENTIALS', details: { captcha: isNext } });
    }
    const visitor = visit();
    const without = await visitor.call('login', byName('logincaptcha'));
    expect(without.error).toMatchObject({ code: 'CAPTCHA_REQUIRED', details: { captcha: true } });
    const wrong = await visitor.call('login', byName('logincaptcha', testPassword, 'QQQQ'));
    expect(wrong.error).toMatchObject({ code: 'CAPTCHA_WRONG', details: { captcha: true } });
    const right = await visitor.call(
      'login',
      byName('logincaptcha', testPassword, await readCaptcha(visitor)),
    );
    expect(right.status).toBe(200);
    expect((await visit().call('login', byName('logincaptcha'))).status).toBe(200);
  });

  test('asks for a captcha of names that nobody has, too', async () => {
    const tries = [];
    for (let i = 0; i < 4; i += 1)
      tries.push((await visit().call('login', byName('nosuchname'))).error?.code);
    expect(tries.at(-1)).toBe('CAPTCHA_REQUIRED');
  });

  test('asks for a captcha always where the merchant wants it', async () => {
    await setFlags({ LOGINREQCAPTCHA3: true });
    const { error } = await visit().call('login', byName('whoever'));
    expect(error).toMatchObject({ code: 'CAPTCHA_REQUIRED', details: { captcha: true } });
  });

  test('counts tries that are made at the same moment', async () => {
    await signUp(visit(), 'loginrace');
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => visit().call('login', byName('loginrace', 'Wrong-1357'))),
    );
    expect(tries.filter(({ error }) => error?.code === 'WRONG_CREDENTIALS')).toHaveLength(3);
    expect(tries.every(({ error }) => error !== undefined)).toBe(true);
  });
});

test('a session does not open on another merchant of the same brand', async () => {
  const visitor = visit();
  await signUp(visitor, 'loginmerchant');
  const other = visit({ host: 'senvang-vip.localhost' });
  expect((await other.call('login', byName('loginmerchant'))).error?.code).toBe('WRONG_CREDENTIALS');
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  other.token = visitor.token;
  expect((await other.call('getMemberInfo')).error?.code).toBe('NOT_LOGGED_IN');
});
