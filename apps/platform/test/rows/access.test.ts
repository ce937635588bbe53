import { endpoints, type Row } from '@marquee/contract';
import { eq } from '#drizzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashSecret } from '../../src/kernel/secrets/hashSecret.ts';
import { sessions } from '../../src/identity/session/schema.ts';
import type { Visitor } from '../../src/identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../src/identity/session/testing/openTestSite.ts';
import { type Caller, callRow } from './callRow.ts';

const { platform, visit, setFlags } = openTestSite();
const home = 'sen-vang.localhost';
// Rows of the console answer on its own host alone: staffAccess.test.ts.
const rows = Object.entries(endpoints as Record<string, Row>).filter(
  ([, row]) => !row.events && !row.console,
);
const openRows = rows.filter(([, row]) => row.token === 'none' && !row.raw);
const knowingRows = rows.filter(([, row]) => row.token === 'optional');
const closedRows = rows.filter(([, row]) => row.token !== 'none' && row.token !== 'optional');

/** Rows that stay open while a change of the password is due (specification, section 4). */
const openWhenDue = ['getMemberInfo', 'changePassword', 'logout'];
const none = 'x'.repeat(43);
const people = new Map<string, Caller>();

const keep = (name: string, visitor: Visitor, host = home) =>
  people.set(name, { host, token: visitor.token, cookie: visitor.cookies.get('mq_session') });

const logIn = async (name: string, username: string, host = home) => {
  const visitor = visit({ host });
  const password = username === 'newcomer' ? 'Default-1234' : 'Marquee-2026';
  await visitor.call('login', { body: { type: 'username', username, password } });
  keep(name, visitor, host);
};

const changeSession = async (name: string, change: Partial<typeof sessions.$inferInsert>) => {
  const token = people.get(name)?.token ?? '';
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx
      .update(sessions)
      .set(change)
      .where(eq(sessions.tokenHash, hashSecret(token))),
  );
};

const code = async (row: Row, caller: Caller) => (await callRow(platform().app, row, caller)).error?.code;
const refusals = [
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
  'NOT_AGENT',
  'REAL_ACCOUNT_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
];
const person = (name: string): Caller => people.get(name) ?? { host: home };

/** The code by which a row turns somebody away; null for whatever else it answers. */
const refusal = async (row: Row, name: string) => {
  const answered = await code(row, person(name));
  return refusals.find((known) => known === answered) ?? null;
};

beforeAll(async () => {
  await setFlags({ FREEPLAY3: true });
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
  for (const name of ['player', 'idle', 'ended']) await logIn(name, 'player1');
  await logIn('agent', 'agent1');
  await logIn('due', 'newcomer');
  await logIn('neighbour', 'player1', 'senvang-vip.localhost');
  await logIn('stranger', 'player1', 'northbay.localhost');
  const guest = visit();
  const random = await guest.seal(endpoints.loginFreePlay.path, 'a random string');
  await guest.call('loginFreePlay', { body: { os: 'Linux', platform: 'W', random, ageConfirmed: true } });
  keep('free', guest);
  await changeSession('idle', { seenAt: new Date(Date.now() - 31 * 60_000) });
  await changeSession('ended', { expiresAt: new Date(Date.now() - 1_000) });
  if ([...people.values()].some(({ token, cookie }) => !token || !cookie))
    throw new Error('Somebody is out.');
});

describe.each(closedRows)('%s', (operation, row) => {
  test('asks for a session', async () => {
    const { token, cookie } = person('player');
    expect(await code(row, { host: home })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { host: home, token: none, cookie })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { host: home, token, cookie: none })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { host: home, token })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { host: home, cookie })).toBe('NOT_LOGGED_IN');
  });

  test('takes no session that is over', async () => {
    expect(await code(row, person('idle'))).toBe('SESSION_EXPIRED');
    expect(await code(row, person('ended'))).toBe('SESSION_EXPIRED');
  });

  test.each(['neighbour', 'stranger'])('takes no session of another merchant (%s)', async (name) => {
    expect(await code(row, { ...person(name), host: home })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { ...person('player'), host: person(name).host })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { ...person('player'), merchant: 'NORTHBAY' })).toBe('MERCHANT_MISMATCH');
  });

  test('is open to those it is for, and to nobody else', async () => {
    const answers = {
      free: await refusal(row, 'free'),
      player: await refusal(row, 'player'),
      agent: await refusal(row, 'agent'),
      due: await refusal(row, 'due'),
    };
    // One of the rows closes the sessions that the next ones need.
    for (const name of Object.keys(answers)) await changeSession(name, { endedAt: null });
    expect(answers).toEqual({
      free: row.token === 'session' ? null : 'REAL_ACCOUNT_REQUIRED',
      player: row.token === 'agent' ? 'NOT_AGENT' : null,
      agent: null,
      due: openWhenDue.includes(operation) ? null : 'PASSWORD_CHANGE_REQUIRED',
    });
  });
});

describe.each(knowingRows)('%s', (_operation, row) => {
  test('answers guests and everybody who is logged in', async () => {
    for (const name of ['player', 'agent', 'free', 'due'])
      expect([name, await refusal(row, name)]).toEqual([name, null]);
    expect(await refusal(row, 'nobody')).toBeNull();
  });

  test('takes nobody for a guest who believes to be logged in', async () => {
    const { token, cookie } = person('player');
    expect(await code(row, person('ended'))).toBe('SESSION_EXPIRED');
    expect(await code(row, { host: home, token: none, cookie })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { host: home, token })).toBe('NOT_LOGGED_IN');
    expect(await code(row, { ...person('neighbour'), host: home })).toBe('NOT_LOGGED_IN');
  });
});

describe.each(openRows)('%s', (_operation, row) => {
  test('answers guests, whatever token they carry', async () => {
    const guest = await callRow(platform().app, row, { host: home });
    expect(['NOT_LOGGED_IN', 'SESSION_EXPIRED']).not.toContain(guest.error?.code);
    const { token, cookie } = person('player');
    const carried: Caller[] = [
      { host: home, token: none },
      { host: home, token: none, cookie: none },
      { host: home, token, cookie },
      { ...person('ended') },
      { ...person('neighbour'), host: home },
    ];
    for (const caller of carried) {
      const { status, error } = await callRow(platform().app, row, caller);
      expect([status, error?.code]).toEqual([guest.status, guest.error?.code]);
    }
  });

  test('answers no host but its merchant’s', async () => {
    expect(await code(row, { host: 'nobody.example' })).toBe('DOMAIN_UNKNOWN');
    expect(await code(row, { host: home, merchant: 'NORTHBAY' })).toBe('MERCHANT_MISMATCH');
  });
});
