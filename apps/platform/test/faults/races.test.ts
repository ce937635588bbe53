import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../../src/identity/session/testing/createVisitor.ts';
import { testPassword } from '../../src/identity/session/testing/fillRegistration.ts';
import { openTestSite } from '../../src/identity/session/testing/openTestSite.ts';
import { readCode } from '../../src/identity/session/testing/readCode.ts';
import { readOutbox } from '../../src/identity/session/testing/readOutbox.ts';
import { signUp } from '../../src/identity/session/testing/signUp.ts';

// On PostgreSQL these calls really are at once, each in a connection of its own.
const { visit, setFlags, moveClock } = openTestSite();
const tries = 20;
const mobile = { mobileNum: '0933077001', countryDialingCode: '84' };
const e164 = '+84933077001';

beforeAll(async () => {
  await setFlags({ MOBILEVERCODELOGIN3: true, LOGINREQCAPTCHA3: false, REGMOBVERF3: false });
  await signUp(visit(), 'racingone', { ...mobile, email: 'racingone@example.com' });
});

/** Enters a code in a tab of the browser that asked for it, from an address of its own. */
const enterIn = (browser: Visitor) => (verificationCode: string) => {
  const tab = visit();
  tab.cookies = new Map(browser.cookies);
  return tab.call('login', { body: { type: 'sms', isSms: true, ...mobile, verificationCode } });
};

const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: tries }, (_, index) => work(index)));

const works = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

test('a code opens one session, however right and wrong tries come at once', async () => {
  const wrongTries = fc.array(fc.constant(false), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(wrongTries, fc.infiniteStream(fc.nat()), async (wrong, order) => {
      // A day later every limit of the number begins anew.
      await moveClock(25 * 3600);
      const browser = visit();
      await browser.call('sendSms', { body: mobile });
      const enter = enterIn(browser);
      const code = await readCode(visit(), e164);
      const guess = code === '000000' ? '111111' : '000000';
      const mixed = Array.from({ length: tries }, (_, index) => ({
        isRight: index >= wrong.length,
        at: order.next().value,
      }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ isRight }) => (isRight ? code : guess));
      const opened = works(await Promise.all(mixed.map(enter)));
      // Fewer wrong tries than end a code cannot keep its owner out; more may come first and end it.
      expect(wrong.length < 5 ? [1] : [0, 1]).toContain(opened);
      expect((await enter(code)).status).not.toBe(200);
    }),
    { numRuns: 12, seed: 1121 },
  );
});

test('a link for a new password sets one', async () => {
  const visitor = visit();
  await visitor.call('forgotPasswordByEmail', {
    body: { username: 'racingone', email: 'racingone@example.com' },
  });
  const [mail = ''] = await readOutbox(visitor, 'racingone@example.com');
  const resetToken = /resetToken=([\w-]+)/.exec(mail)?.[1] ?? '';
  const passwords = await atOnce(async (index) => `Lotus-24${10 + index}`);
  const answers = await atOnce((index) =>
    visit().call('setPasswordByLink', {
      body: { resetToken, newPassword: passwords[index] ?? '', confirmNewPassword: passwords[index] ?? '' },
    }),
  );
  expect(works(answers)).toBe(1);
  const chosen = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  const login = await visit().call('login', {
    body: { type: 'username', username: 'racingone', password: chosen },
  });
  expect(login.status).toBe(200);
});

test('a sealed payload is taken once', async () => {
  const sealed = await visit().seal('/wps/session/login', { type: 'firebase' });
  const answers = await atOnce(() => visit().call('login', { sealed }));
  expect(answers.filter(({ error }) => error?.code !== 'REPLAYED')).toHaveLength(1);
});

const rememberedAt = async (username: string, address: string): Promise<Visitor> => {
  await signUp(visit(), username);
  const visitor = visit({ address });
  await visitor.call('login', {
    body: { type: 'username', username, password: testPassword, remember: true },
  });
  visitor.cookies.delete('mq_session');
  return visitor;
};

const copyOf = ({ cookies }: Visitor, address: string): Visitor => {
  const copy = visit({ address });
  copy.cookies = new Map(cookies);
  return copy;
};

test('tabs that resume at once all end up in the session of their browser', async () => {
  const browser = await rememberedAt('racingtabs', '10.8.1.1');
  const tabs = await atOnce(async () => copyOf(browser, '10.8.1.1'));
  expect(works(await Promise.all(tabs.map((tab) => tab.call('resumeSession'))))).toBe(tries);

  // A browser has one jar: the last cookie of each name stays, the newest series where a tab was given one.
  const jar = new Map(tabs.flatMap(({ cookies }) => [...cookies]));
  const rotated = tabs.map(({ cookies }) => cookies.get('mq_remembered'));
  const newest = rotated.filter((cookie) => cookie !== browser.cookies.get('mq_remembered'));
  expect(newest).toHaveLength(1);
  jar.set('mq_remembered', newest[0] ?? '');
  for (const tab of tabs) tab.cookies = jar;
  const first = await Promise.all(tabs.map((tab) => tab.call('getMemberInfo')));
  expect(works(first)).toBe(1);

  const out = tabs.filter((_, index) => first[index]?.status !== 200);
  for (const tab of out) expect((await tab.call('resumeSession')).status).toBe(200);
  expect(works(await Promise.all(tabs.map((tab) => tab.call('getMemberInfo'))))).toBe(tries);
});

test('a cookie that is used from many places at once opens nothing in the end', async () => {
  const browser = await rememberedAt('racingthief', '10.8.2.1');
  const copies = await atOnce(async (index) => copyOf(browser, `10.8.3.${index + 1}`));
  const answers = await Promise.all(copies.map((copy) => copy.call('resumeSession')));
  expect(works(answers)).toBe(1);
  const winner = copies[answers.findIndex(({ status }) => status === 200)];
  expect((await winner?.call('getMemberInfo'))?.error?.code).toBe('SESSION_EXPIRED');
  expect((await winner?.call('resumeSession'))?.error?.code).toBe('REMEMBERED_LOGIN_INVALID');
});

test('a password that is changed at once from many tabs is the one that was told so', async () => {
  const owner = visit();
  await signUp(owner, 'racingpass');
  const passwords = await atOnce(async (index) => `Pond-24${10 + index}`);
  const answers = await atOnce((index) => {
    const tab = copyOf(owner, '10.8.4.1');
    tab.token = owner.token;
    const newPassword = passwords[index] ?? '';
    return tab.call('changePassword', {
      body: { oldPassword: testPassword, newPassword, confirmNewPassword: newPassword },
    });
  });
  expect(works(answers)).toBe(1);
  const password = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  const login = await visit().call('login', { body: { type: 'username', username: 'racingpass', password } });
  expect(login.status).toBe(200);
});
