import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from '#drizzle';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendInboxMessage } from '../../sites/messages/sendInboxMessage.ts';
import { pushSubscriptions } from '../../sites/push/schema.ts';
import { accounts } from '../accounts/schema.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { endSessions } from '../session/endSessions.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { signUp } from '../session/testing/signUp.ts';
import { tryLogin } from '../secondFactor/testing/meetChallenge.ts';

const site = openTestSite();
const { platform, visit, moveClock, setFlags } = site;
let service = '';

beforeAll(async () => {
  await setFlags({ LOGINREQCAPTCHA3: false });
  service = `${await platform().app.listen({ port: 0, host: '127.0.0.1' })}/sandbox/push`;
});
beforeEach(() => site.settle({ secondFactor: [] }));

let members = 0;

/** The keys that a browser makes for itself, and what opens what is sealed for them (RFC 8291). */
const newBrowser = () => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  const name = `browser-${randomBytes(6).toString('hex')}`;
  const endpoint = `${service}/${name}`;
  const open = (message: string): unknown => {
    const bytes = Buffer.from(message, 'base64url');
    const [salt, length] = [bytes.subarray(0, 16), bytes[20] ?? 0];
    const theirs = bytes.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
    const derive = (use: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, size));
    const sealed = bytes.subarray(21 + length);
    const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    opener.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  const received = async (): Promise<unknown[]> => {
    const { messages } = (await (await fetch(endpoint)).json()) as { messages: string[] };
    return messages.map(open);
  };
  return { endpoint, received, body: { endpoint, p256dh, auth: auth.toString('base64url') } };
};

/** A member whose browser is told of messages. */
const join = async () => {
  members += 1;
  const username = `push${String(members).padStart(4, '0')}`;
  const visitor = visit();
  await moveClock(2);
  await signUp(visitor, username);
  const browser = newBrowser();
  expect((await visitor.call('keepPush', { body: browser.body })).value).toEqual({ isOn: true });
  return { visitor, username, browser };
};

const write = async (username: string) => {
  await platform().services.database.tenant('SENVANG', async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.usernameKey, username));
    await sendInboxMessage(tx, {
      merchantCode: 'SENVANG',
      accountId: account?.id ?? '',
      title: { vi: 'Nạp 500.000', en: 'A deposit of 500,000' },
      html: { vi: '<p>500.000</p>', en: '<p>500,000</p>' },
      sentAt: platform().services.clock.now(),
    });
  });
};

const subscriptions = () =>
  platform().services.database.tenant('SENVANG', (tx) => tx.select().from(pushSubscriptions));

const isSubscribed = async ({ endpoint }: { endpoint: string }) =>
  (await subscriptions()).some((subscription) => subscription.endpoint === endpoint);

/** After this whatever was queued has been tried. */
const settle = (browser: { received: () => Promise<unknown[]> }, count: number) =>
  vi.waitFor(async () => expect(await browser.received()).toHaveLength(count), {
    timeout: 15_000,
    interval: 200,
  });

test('a message is told without a word of what it is about, sealed for that browser', async () => {
  const { username, browser } = await join();
  await write(username);
  await settle(browser, 1);
  const [told] = await browser.received();
  expect(told).toEqual({
    title: site.brandName(),
    body: 'You have a new message.',
    path: '/?modal=announcements&tab=inbox',
  });
  expect(JSON.stringify(told)).not.toContain('500');
});

const over: [string, (visitor: Visitor, username: string) => Promise<unknown>][] = [
  ['turned off', (visitor) => visitor.call('endPush')],
  ['the member logs out', (visitor) => visitor.call('logout')],
  [
    'the browser is logged out from another',
    async (visitor, username) => {
      const elsewhere = visit();
      await moveClock(60);
      await tryLogin(elsewhere, username, {});
      await elsewhere.call('endOtherDevices');
    },
  ],
  [
    'the account is locked',
    (_visitor, username) =>
      platform().services.database.tenant('SENVANG', async (tx) => {
        const [account] = await tx.select().from(accounts).where(eq(accounts.usernameKey, username));
        await endSessions(tx, account?.id ?? '', platform().services.clock.now());
      }),
  ],
];

test.each(over)('after it is over because %s, nothing is told any more', async (_why, end) => {
  const { visitor, username, browser } = await join();
  await end(visitor, username);
  await write(username);
  // One whose turn comes after it.
  const later = await join();
  await write(later.username);
  await settle(later.browser, 1);
  expect(await browser.received()).toEqual([]);
  expect(await isSubscribed(browser)).toBe(false);
});

test('a browser that its push service knows no more is asked once and forgotten', async () => {
  const { username, browser } = await join();
  await fetch(browser.endpoint, { method: 'DELETE' });
  await write(username);
  await vi.waitFor(async () => expect(await isSubscribed(browser)).toBe(false), {
    timeout: 15_000,
    interval: 200,
  });
});

test('a browser that somebody else logs in to tells of their messages, and of nobody’s before', async () => {
  const first = await join();
  const second = await join();
  await second.visitor.call('keepPush', { body: first.browser.body });
  await write(first.username);
  await write(second.username);
  await settle(first.browser, 1);
  expect((await first.visitor.call('getPush')).value?.isOn).toBe(false);
});

test.each([
  ['https://push.evil.example/x'],
  ['http://fcm.googleapis.com/x'],
  ['https://fcm.googleapis.com.evil.example/x'],
  ['https://fcm.googleapis.com:8443/x'],
  ['https://user@fcm.googleapis.com/x'],
  ['http://127.0.0.1:1/sandbox/push/x'],
  ['http://169.254.169.254/latest/meta-data'],
])('%s is no push service, and nothing is ever sent there', async (endpoint) => {
  const { visitor, browser } = await join();
  const { error } = await visitor.call('keepPush', { body: { ...browser.body, endpoint } });
  expect(error).toMatchObject({ code: 'INVALID_INPUT', details: { fields: [{ field: 'endpoint' }] } });
});

test('the addresses of the push services of the known browsers are taken', async () => {
  const { visitor, browser } = await join();
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-sg2p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])
    expect((await visitor.call('keepPush', { body: { ...browser.body, endpoint } })).status).toBe(200);
  expect((await visitor.call('getPush')).value?.isOn).toBe(true);
});

test('a guest is asked to log in', async () => {
  expect((await visit().call('getPush')).status).toBe(401);
});
