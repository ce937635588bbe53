import { expect, test } from 'vitest';
import { cookieNames } from './cookieNames.ts';
import { testPassword } from './testing/fillRegistration.ts';
import { openTestSite } from './testing/openTestSite.ts';
import { signUp } from './testing/signUp.ts';

const { visit, moveClock, platform } = openTestSite();
const whoAmI = async (visitor: ReturnType<typeof visit>) => {
  const { value, error } = await visitor.call('getMemberInfo');
  return value?.account ?? error?.code;
};

test('a stolen token opens nothing without its cookie', async () => {
  const owner = visit();
  await signUp(owner, 'splittoken');
  const thief = visit();
  thief.token = owner.token;
  expect(await whoAmI(thief)).toBe('NOT_LOGGED_IN');
  thief.cookies.set(cookieNames.session, 'x'.repeat(43));
  expect(await whoAmI(thief)).toBe('NOT_LOGGED_IN');
  expect(await whoAmI(owner)).toBe('splittoken');
});

test('a stolen cookie opens nothing without its token', async () => {
  const owner = visit();
  await signUp(owner, 'splitcookie');
  const thief = visit();
  thief.cookies = new Map(owner.cookies);
  expect(await whoAmI(thief)).toBe('NOT_LOGGED_IN');
  thief.token = 'x'.repeat(43);
  expect(await whoAmI(thief)).toBe('NOT_LOGGED_IN');
});

test('the token of one session and the cookie of another open nothing', async () => {
  const [one, other] = [visit(), visit()];
  await signUp(one, 'crossone');
  await signUp(other, 'crosstwo');
  one.cookies = other.cookies;
  expect(await whoAmI(one)).toBe('NOT_LOGGED_IN');
});

test('nothing that was known before a login is worth anything after it', async () => {
  const visitor = visit();
  await signUp(visitor, 'fixation');
  const before = { token: visitor.token, cookies: new Map(visitor.cookies) };
  await visitor.call('login', { body: { type: 'username', username: 'fixation', password: testPassword } });
  expect(visitor.token).not.toBe(before.token);
  expect(visitor.cookies.get(cookieNames.session)).not.toBe(before.cookies.get(cookieNames.session));

  const planted = visit();
  planted.cookies = before.cookies;
  planted.token = before.token;
  expect(await whoAmI(planted)).toBe('SESSION_EXPIRED');
  planted.token = visitor.token;
  expect(await whoAmI(planted)).toBe('NOT_LOGGED_IN');
  expect(await whoAmI(visitor)).toBe('fixation');
});

test('the database holds neither token nor cookie', async () => {
  const visitor = visit();
  await signUp(visitor, 'hashedrest');
  const { database } = platform().services;
  const { sessions } = await import('./schema.ts');
  const rows = JSON.stringify(await database.tenant('SENVANG', (tx) => tx.select().from(sessions)));
  expect(rows).not.toContain(visitor.token);
  expect(rows).not.toContain(visitor.cookies.get(cookieNames.session));
});

test('a session ends after half an hour without a call, and not before', async () => {
  const visitor = visit();
  await signUp(visitor, 'idleone');
  await moveClock(29 * 60);
  expect(await whoAmI(visitor)).toBe('idleone');
  await moveClock(29 * 60);
  expect(await whoAmI(visitor)).toBe('idleone');
  await moveClock(30 * 60 + 1);
  expect(await whoAmI(visitor)).toBe('SESSION_EXPIRED');
  expect(await whoAmI(visitor)).toBe('SESSION_EXPIRED');
});

test('a session ends after twelve hours however busy it is', async () => {
  const visitor = visit();
  await signUp(visitor, 'busyone');
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    await moveClock(20 * 60);
    expect(await whoAmI(visitor)).toBe('busyone');
  }
  await moveClock(20 * 60);
  expect(await whoAmI(visitor)).toBe('SESSION_EXPIRED');
});

test('logout ends the session for good', async () => {
  const visitor = visit();
  await signUp(visitor, 'leaver');
  const copy = visit();
  copy.token = visitor.token;
  copy.cookies = new Map(visitor.cookies);
  expect((await visitor.call('logout')).value).toEqual({ loggedOut: true });
  expect(visitor.cookies.has(cookieNames.session)).toBe(false);
  expect(await whoAmI(copy)).toBe('SESSION_EXPIRED');
});
