import { and, eq } from '#drizzle';
import { expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { cookieNames } from './cookieNames.ts';
import type { Visitor } from './testing/createVisitor.ts';
import { testPassword } from './testing/fillRegistration.ts';
import { openTestSite } from './testing/openTestSite.ts';
import { signUp } from './testing/signUp.ts';

const { visit, moveClock, platform } = openTestSite();

const remembered = async (username: string, address?: string): Promise<Visitor> => {
  await signUp(visit(), username);
  const visitor = visit(address ? { address } : {});
  await visitor.call('login', {
    body: { type: 'username', username, password: testPassword, remember: true },
  });
  return visitor;
};

const copyOf = (visitor: Visitor, address?: string) => {
  const copy = visit(address ? { address } : {});
  copy.cookies = new Map(visitor.cookies);
  return copy;
};

test('a login is remembered only when asked to', async () => {
  const visitor = visit();
  await signUp(visitor, 'forgetme');
  expect(visitor.cookies.has(cookieNames.remembered)).toBe(false);
  const { status, error } = await visitor.call('resumeSession');
  expect([status, error?.code]).toEqual([401, 'REMEMBERED_LOGIN_INVALID']);
});

test('a remembered login opens a session again and gets a new cookie each time', async () => {
  const visitor = await remembered('remember');
  const first = visitor.cookies.get(cookieNames.remembered);
  visitor.token = undefined;
  visitor.cookies.delete(cookieNames.session);
  expect((await visitor.call('resumeSession')).status).toBe(200);
  expect((await visitor.call('getMemberInfo')).value?.account).toBe('remember');
  expect(visitor.cookies.get(cookieNames.remembered)).not.toBe(first);
});

test('a second tab joins the session of the first and does not end it', async () => {
  const first = await remembered('twotabs');
  const token = first.token;
  await first.call('resumeSession');
  const second = { ...first };
  expect((await second.call('getMemberInfo')).status).toBe(200);
  first.token = token;
  expect((await first.call('getMemberInfo')).status).toBe(200);
});

test('tabs that are restored at the same moment all come back', async () => {
  const visitor = await remembered('manytabs', '10.8.0.1');
  const tabs = Array.from({ length: 4 }, () => copyOf(visitor, '10.8.0.1'));
  const answers = await Promise.all(tabs.map((tab) => tab.call('resumeSession')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a copied cookie that was used before ends the login on every browser, and is recorded', async () => {
  const owner = await remembered('copied');
  const thief = copyOf(owner);
  const open = visit();
  await open.call('login', { body: { type: 'username', username: 'copied', password: testPassword } });
  await owner.call('resumeSession');

  expect((await thief.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
  expect(thief.cookies.has(cookieNames.remembered)).toBe(false);
  expect((await owner.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
  expect((await owner.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
  expect((await open.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
  const { database } = platform().services;
  const events = await database.tenant('SENVANG', (tx) =>
    tx
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'login.rememberedRefused'), eq(auditEvents.merchantCode, 'SENVANG'))),
  );
  expect(events).toHaveLength(1);
});

test('a thief who is first is found out when the owner comes back', async () => {
  const owner = await remembered('robbed');
  const thief = copyOf(owner);
  expect((await thief.call('resumeSession')).status).toBe(200);
  expect((await owner.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
  expect((await thief.call('getMemberInfo')).error?.code).toBe('SESSION_EXPIRED');
});

test('a login is remembered for one day, however often it is used', async () => {
  const visitor = await remembered('oneday');
  await moveClock(23 * 3600);
  expect((await visitor.call('resumeSession')).status).toBe(200);
  await moveClock(3600);
  expect((await visitor.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
});

test('logout forgets the login', async () => {
  const visitor = await remembered('forgetlogin');
  const copy = copyOf(visitor);
  await visitor.call('logout');
  expect(visitor.cookies.has(cookieNames.remembered)).toBe(false);
  expect((await copy.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
});

test('the cookie of one merchant is nothing to another', async () => {
  const visitor = await remembered('elsewhere');
  const other = visit({ host: 'senvang-vip.localhost' });
  other.cookies = new Map(visitor.cookies);
  expect((await other.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
});
