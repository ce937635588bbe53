import { eq } from '#drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { sites } from '../../sites/system/schema.ts';
import { accounts } from '../accounts/schema.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { fillRegistration, testPassword } from '../session/testing/fillRegistration.ts';
import { readCaptcha } from '../session/testing/readCaptcha.ts';
import { readCode } from '../session/testing/readCode.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { signUp } from '../session/testing/signUp.ts';
import { partyNames } from './partyNames.ts';
import type { SocialChannel } from '../../sites/system/SocialChannel.ts';
import { answerOf, beginAt, signInAt } from './testing/signInAt.ts';

const { visit, setFlags, settle, moveClock, resetClock, platform } = openTestSite();

// The parties are played over HTTP, by the platform itself.
let platformUrl = '';
beforeAll(async () => {
  platformUrl = await platform().app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(async () => {
  await resetClock();
  await setFlags({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, TELEGRAMLOGIN3: true, REGMOBVERF3: false });
});

let people = 0;
const newEmail = () => {
  people += 1;
  return `person${people}@example.com`;
};

const tokenOf = async (visitor: Visitor, channel: SocialChannel, email: string) => {
  // Two tokens of one person and second are one.
  await moveClock(1);
  return signInAt(visitor, channel, { platformUrl, email });
};

const logIn = async (visitor: Visitor, channel: SocialChannel, email: string, remember = false) => {
  const { firebaseChannel, firebaseIdToken } = await tokenOf(visitor, channel, email);
  return visitor.call('login', { body: { type: 'firebase', firebaseChannel, firebaseIdToken, remember } });
};

const registrationBy = async (visitor: Visitor, username: string, channel: SocialChannel, email: string) => {
  const { firebaseChannel, firebaseIdToken } = await tokenOf(visitor, channel, email);
  const filled = await fillRegistration(visitor, username);
  return { ...filled, firebaseChannel2: firebaseChannel, firebaseIdToken2: firebaseIdToken };
};

const registerBy = async (visitor: Visitor, username: string, channel: SocialChannel, email: string) => {
  const body = await registrationBy(visitor, username, channel, email);
  return { answer: await visitor.call('register', { body }), body };
};

const linkBy = async (visitor: Visitor, channel: SocialChannel, email: string, password = testPassword) => {
  const { firebaseChannel, firebaseIdToken } = await tokenOf(visitor, channel, email);
  return visitor.call('linkSocial', { body: { firebaseChannel, firebaseIdToken, password } });
};

const inDatabase = <T>(work: Parameters<ReturnType<typeof platform>['services']['database']['tenant']>[1]) =>
  platform().services.database.tenant('SENVANG', work) as Promise<T>;

const countOf = async (username: string) => {
  const rows = await platform().services.database.tenant('SENVANG', (tx) =>
    tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.usernameKey, username)),
  );
  return rows.length;
};

describe.each(['google', 'facebook', 'telegram'] as const)('by %s', (channel) => {
  test('an unknown person registers, and signs in from then on', async () => {
    const email = newEmail();
    const name = `viasocial${channel}`.slice(0, 16);
    expect((await logIn(visit(), channel, email)).error?.code).toBe('SOCIAL_UNKNOWN');
    const { answer } = await registerBy(visit(), name, channel, email);
    expect(answer.status).toBe(200);
    const visitor = visit();
    const { status, value } = await logIn(visitor, channel, email);
    expect([status, value]).toEqual([
      200,
      expect.objectContaining({ passwordExpired: false, passwordDefault: false }),
    ]);
    expect((await visitor.call('getMemberInfo')).value?.account).toBe(name);
  });

  test('the token carries the name that the party knows', async () => {
    const { name } = await tokenOf(visit(), channel, newEmail());
    expect(name).toBe('Lan Phạm');
  });

  test('is not offered where the merchant has it off', async () => {
    await setFlags({
      GOOGLELOGIN3: channel !== 'google',
      FACEBOOKLOGIN3: channel !== 'facebook',
      TELEGRAMLOGIN3: channel !== 'telegram',
    });
    const begun = await visit().call('startSocial', { body: { firebaseChannel: channel } });
    expect(begun.error?.code).toBe('FEATURE_DISABLED');
    const body = { type: 'firebase' as const, firebaseChannel: channel, firebaseIdToken: 'x' };
    expect((await visit().call('login', { body })).error?.code).toBe('FEATURE_DISABLED');
  });

  test('a person who declines is told so', async () => {
    const visitor = visit();
    const { url, state } = await beginAt(visitor, channel);
    const answer = await answerOf(url, platformUrl, { cancel: '1' });
    const { error } = await visitor.call('finishSocial', { body: { state, answer } });
    expect(error?.code).toBe('SOCIAL_CANCELLED');
  });
});

describe('the answer of a party', () => {
  const answered = async (visitor: Visitor) => {
    const { url, state } = await beginAt(visitor, 'google');
    const answer = await answerOf(url, platformUrl, { person: 'lan.pham@example.com' });
    return { state, answer };
  };

  test('is taken once', async () => {
    const visitor = visit();
    const body = await answered(visitor);
    expect((await visitor.call('finishSocial', { body })).status).toBe(200);
    expect((await visitor.call('finishSocial', { body })).error?.code).toBe('SOCIAL_STATE_INVALID');
  });

  test('is worth nothing in another browser, at another merchant, or late', async () => {
    const visitor = visit();
    const body = await answered(visitor);
    expect((await visit().call('finishSocial', { body })).error?.code).toBe('SOCIAL_STATE_INVALID');
    const elsewhere = visit({ host: 'northbay.localhost' });
    elsewhere.cookies = new Map(visitor.cookies);
    expect((await elsewhere.call('finishSocial', { body })).error?.code).toBe('SOCIAL_STATE_INVALID');
    await moveClock(16 * 60);
    expect((await visitor.call('finishSocial', { body })).error?.code).toBe('SOCIAL_STATE_INVALID');
  });

  test('to somebody else is not taken for one’s own', async () => {
    const [victim, attacker] = [visit(), visit()];
    const { answer } = await answered(attacker);
    const { state } = await beginAt(victim, 'google');
    expect((await victim.call('finishSocial', { body: { state, answer } })).error?.code).toBe(
      'SOCIAL_FAILED',
    );
    const telegram = await beginAt(attacker, 'telegram');
    const foreign = await answerOf(telegram.url, platformUrl, { person: 'lan.pham@example.com' });
    const own = await beginAt(victim, 'telegram');
    const { error } = await victim.call('finishSocial', { body: { state: own.state, answer: foreign } });
    expect(error?.code).toBe('SOCIAL_FAILED');
  });

  test.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 429, 'SOCIAL_TOO_MANY'],
    ['OPERATION_NOT_ALLOWED', 403, 'SOCIAL_NOT_ALLOWED'],
    ['INTERNAL_ERROR', 400, 'SOCIAL_FAILED'],
    ['UNAVAILABLE', 503, 'SOCIAL_UNREACHABLE'],
  ])('%s is told as %i %s', async (failure, status, code) => {
    const visitor = visit();
    const { url, state } = await beginAt(visitor, 'facebook');
    const answer = await answerOf(url, platformUrl, { failure });
    const told = await visitor.call('finishSocial', { body: { state, answer } });
    expect([told.status, told.error?.code]).toEqual([status, code]);
    expect(told.error?.details?.retryAfter).toBe(code === 'SOCIAL_TOO_MANY' ? 300 : undefined);
  });
});

describe('a token', () => {
  test('opens one session', async () => {
    const email = newEmail();
    const { body } = await registerBy(visit(), 'tokenonce', 'google', email);
    const replay = { type: 'firebase' as const, firebaseChannel: 'google' as const };
    const used = await visit().call('login', {
      body: { ...replay, firebaseIdToken: body.firebaseIdToken2 },
    });
    expect(used.error?.code).toBe('SOCIAL_TOKEN_INVALID');
    const { firebaseIdToken } = await tokenOf(visit(), 'google', email);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => visit().call('login', { body: { ...replay, firebaseIdToken } })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('is the same one however it is written', async () => {
    const email = newEmail();
    await registerBy(visit(), 'tokenspelt', 'telegram', email);
    const { firebaseIdToken } = await tokenOf(visit(), 'telegram', email);
    const logInWith = (token: string) =>
      visit().call('login', {
        body: { type: 'firebase', firebaseChannel: 'telegram', firebaseIdToken: token },
      });
    expect((await logInWith(firebaseIdToken)).status).toBe(200);
    const fields: unknown = JSON.parse(Buffer.from(firebaseIdToken, 'base64url').toString());
    const spelt = Buffer.from(JSON.stringify(fields, null, 1)).toString('base64url');
    expect((await logInWith(spelt)).error?.code).toBe('SOCIAL_TOKEN_INVALID');

    const google = newEmail();
    await registerBy(visit(), 'tokenspelt2', 'google', google);
    const { firebaseIdToken: token } = await tokenOf(visit(), 'google', google);
    const logInByGoogle = (written: string) =>
      visit().call('login', {
        body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: written },
      });
    expect((await logInByGoogle(token)).status).toBe(200);
    // The last character of a 256-byte signature carries bits that no byte is made of.
    const last = token.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = alphabet[alphabet.indexOf(last) ^ 1] ?? '';
    expect((await logInByGoogle(token.slice(0, -1) + twin)).error?.code).toBe('SOCIAL_TOKEN_INVALID');
  });

  test('is refused alike whatever is wrong with it, and the trail keeps it', async () => {
    const email = newEmail();
    await registerBy(visit(), 'tokenalike', 'google', email);
    const { firebaseIdToken } = await tokenOf(visit(), 'google', email);
    const [head = '', claims = '', signature = ''] = firebaseIdToken.split('.');
    const changed = Buffer.from(JSON.stringify({ sub: 'someone' })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const tell = async (firebaseChannel: SocialChannel, token: string) => {
      const { status, error } = await visit().call('login', {
        body: { type: 'firebase', firebaseChannel, firebaseIdToken: token },
      });
      const { requestId: _, ...rest } = error ?? {};
      return { status, rest };
    };
    const nonsense = await tell('google', 'nonsense');
    expect(nonsense).toMatchObject({ status: 400, rest: { code: 'SOCIAL_TOKEN_INVALID' } });
    expect(await tell('google', `${head}.${changed}.${signature}`)).toEqual(nonsense);
    expect(await tell('google', `${none}.${claims}.`)).toEqual(nonsense);
    expect(await tell('facebook', firebaseIdToken)).toEqual(nonsense);
    expect(await tell('telegram', firebaseIdToken)).toEqual(nonsense);
    const refused = await platform().services.database.tenant('SENVANG', (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.event, 'social.refused')),
    );
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(refused)).not.toContain(firebaseIdToken);
    expect((await tell('google', firebaseIdToken)).status).toBe(200);
  });

  test.each(['google', 'telegram'] as const)('of %s at one merchant is none at another', async (channel) => {
    const email = newEmail();
    await setFlags({ TELEGRAMLOGIN3: true }, 'senvang-vip.localhost');
    const { firebaseIdToken } = await tokenOf(visit(), channel, email);
    const { error } = await visit({ host: 'senvang-vip.localhost' }).call('login', {
      body: { type: 'firebase', firebaseChannel: channel, firebaseIdToken },
    });
    expect(error?.code).toBe('SOCIAL_TOKEN_INVALID');
  });

  test('that is old opens nothing', async () => {
    const email = newEmail();
    await registerBy(visit(), 'tokenold', 'telegram', email);
    const { firebaseIdToken } = await tokenOf(visit(), 'telegram', email);
    await moveClock(11 * 60);
    const { error } = await visit().call('login', {
      body: { type: 'firebase', firebaseChannel: 'telegram', firebaseIdToken },
    });
    expect(error?.code).toBe('SOCIAL_TOKEN_INVALID');
  });

  test('says which part is missing', async () => {
    const alone = await visit().call('login', { body: { type: 'firebase', firebaseChannel: 'google' } });
    expect(alone.error?.details?.fields).toMatchObject([{ field: 'firebaseIdToken', rule: 'required' }]);
    const nameless = await visit().call('login', { body: { type: 'firebase', firebaseIdToken: 'x' } });
    expect(nameless.error?.details?.fields).toMatchObject([{ field: 'firebaseChannel', rule: 'required' }]);
  });

  test('cannot be tried without end', async () => {
    const visitor = visit();
    const body = { type: 'firebase' as const, firebaseChannel: 'google' as const, firebaseIdToken: 'x' };
    const codes = new Set<string | undefined>();
    for (let tries = 0; tries < 61; tries += 1)
      codes.add((await visitor.call('login', { body })).error?.code);
    expect([...codes]).toEqual(['SOCIAL_TOKEN_INVALID', 'RATE_LIMITED']);
  });
});

describe('the account behind it', () => {
  test('is not held up by an old password, now or when it is remembered', async () => {
    const email = newEmail();
    const [visitor, owner] = [visit(), visit()];
    await registerBy(owner, 'agedsocial', 'google', email);
    await inDatabase((tx) =>
      tx
        .update(accounts)
        .set({ passwordChangedAt: new Date(0) })
        .where(eq(accounts.usernameKey, 'agedsocial')),
    );
    await setFlags({ PWDEXPFORCECHANGE3: true });
    expect((await logIn(visitor, 'google', email, true)).value?.passwordExpired).toBe(false);
    visitor.token = undefined;
    expect((await visitor.call('resumeSession')).value?.passwordExpired).toBe(false);
    expect((await visitor.call('getMemberInfo')).status).toBe(200);
  });

  test('asks for a second proof from an unknown address, where the merchant does, and spends the token', async () => {
    const [member, email] = [visit(), newEmail()];
    await registerBy(member, 'awaysocial', 'google', email);
    const mail = 'awaysocial@lotus.example';
    await inDatabase((tx) =>
      tx
        .update(accounts)
        .set({ email: mail, emailKey: mail, isEmailVerified: true })
        .where(eq(accounts.usernameKey, 'awaysocial')),
    );
    await settle({ secondFactor: ['boundEmail'] });
    const away = visit();
    const { firebaseChannel, firebaseIdToken } = await tokenOf(away, 'google', email);
    const body = { type: 'firebase' as const, firebaseChannel, firebaseIdToken };
    const { error } = await away.call('login', { body });
    expect(error?.code).toBe('ADDRESS_UNKNOWN');
    expect((await away.call('login', { body })).error?.code).toBe('SOCIAL_TOKEN_INVALID');
    const challenge = error?.details?.verification?.challenge ?? '';
    const proven = await away.call('verifyLogin', {
      body: { challenge, method: 'boundEmail', proof: mail },
    });
    expect([proven.status, proven.value?.passwordExpired]).toEqual([200, false]);
    await inDatabase((tx) => tx.update(sites).set({ secondFactorAfter: [] }));
    platform().services.sites.forget('SENVANG');
    expect((await logIn(visit(), 'google', email)).status).toBe(200);
    await settle({ secondFactor: [] });
  });

  test('is not opened when it is blocked', async () => {
    const email = newEmail();
    await registerBy(visit(), 'blockedsocial', 'facebook', email);
    await inDatabase((tx) =>
      tx.update(accounts).set({ isBlocked: true }).where(eq(accounts.usernameKey, 'blockedsocial')),
    );
    expect((await logIn(visit(), 'facebook', email)).error?.code).toBe('ACCOUNT_LOCKED');
  });

  test('is one: a second registration with the identity creates nothing', async () => {
    const email = newEmail();
    await registerBy(visit(), 'firstowner', 'google', email);
    const { answer } = await registerBy(visit(), 'secondowner', 'google', email);
    expect(answer.error?.code).toBe('SOCIAL_TAKEN');
    expect(await countOf('secondowner')).toBe(0);
  });

  test('is not created with a token that is not good', async () => {
    const visitor = visit();
    const filled = await fillRegistration(visitor, 'badtoken');
    const body = { ...filled, firebaseChannel2: 'google' as const, firebaseIdToken2: 'nonsense' };
    expect((await visitor.call('register', { body })).error?.code).toBe('SOCIAL_TOKEN_INVALID');
    expect(await countOf('badtoken')).toBe(0);
  });

  test('of those who register with one identity at once one gets it', async () => {
    const email = newEmail();
    const names = ['racersone', 'racerstwo', 'racerssix'];
    const tries: (() => Promise<{ status: number }>)[] = [];
    for (const name of names) {
      const visitor = visit();
      const body = await registrationBy(visitor, name, 'telegram', email);
      tries.push(() => visitor.call('register', { body }));
    }
    const answers = await Promise.all(tries.map((attempt) => attempt()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const counts = await Promise.all(names.map(countOf));
    expect(counts.reduce((sum, each) => sum + each)).toBe(1);
  });
});

describe('in the member area', () => {
  test('a party is linked and unlinked by the password', async () => {
    const [member, email] = [visit(), newEmail()];
    await signUp(member, 'linker');
    expect((await member.call('getSocialLinks')).value).toEqual({ hasPassword: true, links: [] });
    expect((await linkBy(member, 'google', email, 'Wrong-1357')).error?.code).toBe('PASSWORD_WRONG');
    expect((await logIn(visit(), 'google', email)).error?.code).toBe('SOCIAL_UNKNOWN');
    expect((await linkBy(member, 'google', email)).status).toBe(200);
    expect((await member.call('getSocialLinks')).value?.links).toMatchObject([
      { firebaseChannel: 'google', name: 'Lan Phạm' },
    ]);
    expect((await member.call('getInbox', { query: {} })).value?.messages[0]?.title).toContain(
      partyNames.google,
    );
    expect((await logIn(visit(), 'google', email)).status).toBe(200);
    expect((await linkBy(member, 'google', newEmail())).error?.code).toBe('SOCIAL_LINKED');

    const unlink = (password: string) =>
      member.call('unlinkSocial', { body: { firebaseChannel: 'google', password } });
    expect((await unlink('Wrong-1357')).error?.code).toBe('PASSWORD_WRONG');
    expect((await unlink(testPassword)).status).toBe(200);
    expect((await unlink(testPassword)).error?.code).toBe('NOT_FOUND');
    expect((await logIn(visit(), 'google', email)).error?.code).toBe('SOCIAL_UNKNOWN');
  });

  test('an identity of one account is not linked to another', async () => {
    const [owner, other, email] = [visit(), visit(), newEmail()];
    await signUp(owner, 'identityowner');
    await signUp(other, 'identitythief');
    expect((await linkBy(owner, 'telegram', email)).status).toBe(200);
    expect((await linkBy(other, 'telegram', email)).error?.code).toBe('SOCIAL_TAKEN');
    expect((await other.call('getSocialLinks')).value?.links).toEqual([]);
    const { status } = await logIn(other, 'telegram', email);
    expect([status, (await other.call('getMemberInfo')).value?.account]).toEqual([200, 'identityowner']);
  });

  test('an account opened by a number alone keeps what it is linked to', async () => {
    await setFlags({ MOBILENUMREG3: true, MOBILENUMPASSREG3: false });
    const [member, email] = [visit(), newEmail()];
    const mobile = { mobileNum: '0944012345', countryDialingCode: '84' };
    const settings = (await member.call('getRegisterSettings')).value;
    const captcha = settings?.captcha ? { captcha: await readCaptcha(member) } : {};
    await member.call('sendRegisterSms', { body: { ...mobile, ...captcha } });
    const verificationCode = await readCode(member, '+84944012345');
    const { firebaseChannel, firebaseIdToken } = await tokenOf(member, 'google', email);
    const opened = await member.call('registerMobile', {
      body: {
        ...mobile,
        verificationCode,
        registerMethod: 'WEB',
        ageConfirmed: true,
        termsVersion: settings?.termsVersion ?? '',
        privacyVersion: settings?.privacyVersion ?? '',
        firebaseChannel2: firebaseChannel,
        firebaseIdToken2: firebaseIdToken,
      },
    });
    expect(opened.status).toBe(200);
    expect((await logIn(visit(), 'google', email)).status).toBe(200);
    const body = { firebaseChannel: 'google' as const, password: testPassword };
    expect((await member.call('unlinkSocial', { body })).error?.code).toBe('PASSWORD_WRONG');
    expect((await member.call('getSocialLinks')).value).toMatchObject({
      hasPassword: false,
      links: [{ firebaseChannel: 'google' }],
    });
  });
});

test('the return page hands on to its own origin alone, and runs nothing else', async () => {
  const { body, headers, statusCode } = await platform().app.inject({
    url: '/wps/social/return?code=secret',
    headers: { host: 'sen-vang.localhost' },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('location.origin');
  expect(body).not.toContain('secret');
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src/,
  );
  const unknown = await platform().app.inject({
    url: '/wps/social/return',
    headers: { host: 'elsewhere.example' },
  });
  expect(unknown.statusCode).toBe(404);
});
