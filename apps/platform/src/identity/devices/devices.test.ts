import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { signUp } from '../session/testing/signUp.ts';
import { tryLogin } from '../secondFactor/testing/meetChallenge.ts';

const site = openTestSite();
const { visit, setFlags, settle, moveClock } = site;

beforeAll(() => setFlags({ LOGINREQCAPTCHA3: false }));
beforeEach(() => settle({ secondFactor: [] }));

let members = 0;
const join = async () => {
  members += 1;
  const username = `device${String(members).padStart(4, '0')}`;
  const home = visit();
  await moveClock(2);
  await signUp(home, username);
  await moveClock(60);
  return { username, home };
};

/** Logs in elsewhere. */
const enter = async (username: string, extra: { remember?: boolean } = {}) => {
  const elsewhere = visit();
  await tryLogin(elsewhere, username, extra);
  return elsewhere;
};

const devicesOf = async (visitor: Visitor) => (await visitor.call('getDevices')).value?.devices ?? [];
const end = (visitor: Visitor, id: string) => visitor.call('endDevice', { body: { id } });
const isIn = async (visitor: Visitor) => (await visitor.call('getSecurity')).status === 200;

describe('devices', () => {
  test('each browser is one, this one is marked, and no whole address is told', async () => {
    const { home, username } = await join();
    await enter(username, { remember: true });
    const devices = await devicesOf(home);
    expect(devices.map(({ isCurrent, isRemembered }) => ({ isCurrent, isRemembered }))).toEqual([
      { isCurrent: true, isRemembered: false },
      { isCurrent: false, isRemembered: true },
    ]);
    for (const { address } of devices) expect(address).toBe('10.7.•••.•••');
  });

  test('one that is logged out there is out at once, tabs and remembered login too', async () => {
    const { home, username } = await join();
    const elsewhere = await enter(username, { remember: true });
    const first = elsewhere.token;
    expect((await elsewhere.call('resumeSession')).status).toBe(200);
    const [device, ...rest] = (await devicesOf(home)).filter(({ isCurrent }) => !isCurrent);
    expect(rest).toEqual([]);
    expect((await end(home, device?.id ?? '')).value).toEqual({ ended: 1 });
    expect(await isIn(elsewhere)).toBe(false);
    elsewhere.token = first;
    expect(await isIn(elsewhere)).toBe(false);
    elsewhere.token = undefined;
    expect((await elsewhere.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
    expect(await isIn(home)).toBe(true);
    expect(await devicesOf(home)).toHaveLength(1);
  });

  test('one that is closed and would come back by itself stands there, and is kept from it', async () => {
    const { home, username } = await join();
    const elsewhere = await enter(username, { remember: true });
    await moveClock(20 * 60);
    expect(await isIn(home)).toBe(true);
    await moveClock(20 * 60);
    expect(await isIn(elsewhere)).toBe(false);
    const [device] = (await devicesOf(home)).filter(({ isCurrent }) => !isCurrent);
    expect(device).toMatchObject({ isRemembered: true });
    expect((await end(home, device?.id ?? '')).status).toBe(200);
    expect((await elsewhere.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
  });

  test('nobody logs out another member, nor this browser by the way of others', async () => {
    const [one, other] = [await join(), await join()];
    await enter(one.username);
    const [own, device] = await devicesOf(one.home);
    expect((await end(other.home, device?.id ?? '')).error?.code).toBe('NOT_FOUND');
    expect((await end(one.home, own?.id ?? '')).error?.code).toBe('NOT_FOUND');
    expect(await isIn(one.home)).toBe(true);
  });

  test('all others are logged out at once', async () => {
    const { home, username } = await join();
    const others = [await enter(username), await enter(username, { remember: true })];
    expect((await home.call('endOtherDevices')).value).toEqual({ ended: 2 });
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect((await home.call('endOtherDevices')).value).toEqual({ ended: 0 });
    expect(await isIn(home)).toBe(true);
  });
});

test('the history tells logins and tries, of this member alone', async () => {
  const { home, username } = await join();
  await join();
  const wrong = visit();
  await wrong.call('login', { body: { type: 'username', username, password: 'Another-1' } });
  await moveClock(1);
  const elsewhere = await enter(username, { remember: true });
  await moveClock(1);
  await elsewhere.call('resumeSession');
  const logins = (await home.call('getDevices')).value?.logins ?? [];
  expect(logins.map(({ outcome, method }) => [outcome, method])).toEqual([
    ['remembered', null],
    ['succeeded', 'username'],
    ['failed', null],
  ]);
});

test('what is bound is told, and how far it is proven', async () => {
  const { home } = await join();
  expect((await home.call('getSecurity')).value).toMatchObject({
    hasPassword: true,
    hasPaymentPassword: false,
  });
});
