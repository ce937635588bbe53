import { endpoints } from '@marquee/contract';
import { beforeEach, expect, test } from 'vitest';
import { clubLabel } from '../member/clubLabel.ts';
import { removeExpired } from '../member/removeExpired.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';

const { visit, setFlags, moveClock, platform } = openTestSite();
const { path } = endpoints.loginFreePlay;

beforeEach(() => setFlags({ FREEPLAY3: true }));

const freePlay = async (visitor: Visitor, changes: { random?: string; ageConfirmed?: boolean } = {}) =>
  visitor.call('loginFreePlay', {
    body: {
      os: 'Linux',
      platform: 'W',
      random: changes.random ?? (await visitor.seal(path, crypto.randomUUID())),
      ageConfirmed: changes.ageConfirmed ?? true,
    },
  });

test('opens a demo account of type 4', async () => {
  const visitor = visit();
  expect((await freePlay(visitor)).status).toBe(200);
  const { value } = await visitor.call('getMemberInfo');
  expect(value).toMatchObject({
    type: 4,
    clubLabel: { labelName: clubLabel(4, 'en') },
    termsOutdated: false,
  });
});

test('a demo account may not do what needs a real one', async () => {
  const visitor = visit();
  await freePlay(visitor);
  expect((await visitor.call('getUnreadCount')).error?.code).toBe('REAL_ACCOUNT_REQUIRED');
});

test('age has to be confirmed', async () => {
  expect((await freePlay(visit(), { ageConfirmed: false })).error?.code).toBe('UNDERAGE');
});

test('the sealed string is taken once, and only when it was sealed for this call', async () => {
  const random = await visit().seal(path, crypto.randomUUID());
  expect((await freePlay(visit(), { random })).status).toBe(200);
  expect((await freePlay(visit(), { random })).error?.code).toBe('REPLAYED');
  const other = await visit().seal(endpoints.login.path, crypto.randomUUID());
  expect((await freePlay(visit(), { random: other })).error?.code).toBe('DECRYPTION_FAILED');
  const rubbish = await freePlay(visit(), { random: 'x'.repeat(40) });
  expect(rubbish.error?.code).toBe('DECRYPTION_FAILED');
});

test('is not offered where the merchant has it off', async () => {
  await setFlags({ FREEPLAY3: false });
  expect((await freePlay(visit())).error?.code).toBe('FEATURE_DISABLED');
});

test('a demo account is gone after 24 hours', async () => {
  const visitor = visit();
  await freePlay(visitor);
  const account = (await visitor.call('getMemberInfo')).value?.account ?? '';
  await moveClock(24 * 3600 + 1);
  expect((await visitor.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
  const { services } = platform();
  await removeExpired(services);
  const { accounts } = await import('../accounts/schema.ts');
  const left = await services.database.tenant('SENVANG', (tx) => tx.select().from(accounts));
  expect(left.map(({ username }) => username)).not.toContain(account);
  expect(left.length).toBeGreaterThan(0);
});
