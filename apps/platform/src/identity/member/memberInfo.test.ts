import { eq } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { signUp } from '../session/testing/signUp.ts';
import { accounts } from '../accounts/schema.ts';

const { visit, platform } = openTestSite();

const demo = async (username: string) => {
  const visitor = visit();
  const { status } = await visitor.call('login', {
    body: { type: 'username', username, password: 'Marquee-2026' },
  });
  expect(status).toBe(200);
  return visitor;
};

test('every merchant of the sandbox has its player and its agents', async () => {
  const types = [];
  for (const username of ['player1', 'agent1', 'agent41'])
    types.push((await (await demo(username)).call('getMemberInfo')).value?.type);
  expect(types).toEqual([0, 2, 41]);
  const { demoAccounts, merchants } = platform().services;
  expect(new Set(demoAccounts.map(({ merchantCode }) => merchantCode)).size).toBe(merchants.length);
});

test('consent to the current terms is asked for again after a change, and recorded', async () => {
  const visitor = visit();
  await signUp(visitor, 'termsuser');
  const { database } = platform().services;
  await database.tenant('SENVANG', (tx) =>
    tx.update(accounts).set({ termsVersion: 'of last year' }).where(eq(accounts.usernameKey, 'termsuser')),
  );
  expect((await visitor.call('getMemberInfo')).value?.termsOutdated).toBe(true);
  const old = await visitor.call('acceptTerms', { body: { termsVersion: 'x', privacyVersion: 'y' } });
  expect(old.error?.code).toBe('TERMS_OUTDATED');
  const { termsVersion = '', privacyVersion = '' } = (await visitor.call('getRegisterSettings')).value ?? {};
  const current = await visitor.call('acceptTerms', { body: { termsVersion, privacyVersion } });
  expect(current.value).toEqual({ accepted: true });
  expect((await visitor.call('getMemberInfo')).value?.termsOutdated).toBe(false);
});

test('an account is written to in the language that it chose', async () => {
  const visitor = visit({ language: 'en' });
  await signUp(visitor, 'langvi');
  await visitor.call('updateLanguage', { body: { language: 'vi' } });
  expect((await visitor.call('getMemberInfo')).value?.language).toBe('vi');
});

test('an account has one picture, which this host serves', async () => {
  const visitor = visit();
  await signUp(visitor, 'pictured');
  const { value } = await visitor.call('getMemberIcon');
  expect((await visitor.call('getMemberIcon')).value).toEqual(value);
  const picture = await platform().app.inject({
    url: value?.icon ?? '',
    headers: { host: 'sen-vang.localhost' },
  });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toMatch(/^image\//);
});

test('a blocked account is out at once and stays out', async () => {
  const visitor = visit();
  await signUp(visitor, 'blocked');
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(accounts).set({ isBlocked: true }).where(eq(accounts.usernameKey, 'blocked')),
  );
  expect((await visitor.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
});

test('an account that is no member’s cannot log in', async () => {
  await signUp(visit(), 'staffer');
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(accounts).set({ type: 9 }).where(eq(accounts.usernameKey, 'staffer')),
  );
  const { error } = await visit().call('login', {
    body: { type: 'username', username: 'staffer', password: 'Lotus-2468' },
  });
  expect(error?.code).toBe('NOT_MEMBER');
});
