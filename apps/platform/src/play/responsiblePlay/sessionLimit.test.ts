import { eq } from '#drizzle';
import { afterEach, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { sessions } from '../../identity/session/schema.ts';
import { guardLaunch } from './guardLaunch.ts';
import { openTestPlayer } from './testing/openTestPlayer.ts';
import { sumSessionMinutes } from './used/sumSessionMinutes.ts';

const { join, ask, refusal, merchant, moveClock, resetClock, visit, platform } = openTestPlayer();
const minute = 60;

afterEach(resetClock);

type Player = Awaited<ReturnType<typeof join>>;

const logIn = (visitor: Player['visitor'], username: string) =>
  visitor.call('login', { body: { type: 'username', username, password: 'Lotus-2468', remember: true } });
const limit = (visitor: Player['visitor'], minutes: number | null) =>
  visitor.call('setPlayLimit', { body: { kind: 'session', period: 'day', limit: minutes } });
/** A page that is open asks for something now and then. */
const stay = async (visitor: Player['visitor'], minutes: number) => {
  for (let left = minutes; left > 0; left -= 10) {
    await moveClock(Math.min(10, left) * minute);
    const { error } = await visitor.call('getBalance');
    if (error) return error;
  }
  return undefined;
};
/** To the noon of a day to come, so that no day turns while a test lets time pass. */
const toNoon = async () => {
  const now = platform().services.clock.now();
  const noon = new Date(now);
  noon.setUTCHours(29, 0, 0, 0);
  await moveClock(Math.ceil((noon.getTime() - now.getTime()) / 1000));
};

const joinAtNoon = async () => {
  await toNoon();
  return join();
};

test('when the time is used up the session ends, and the page is told why', async () => {
  const { visitor, account } = await joinAtNoon();
  await limit(visitor, 30);
  expect(await stay(visitor, 29)).toBeUndefined();
  expect((await stay(visitor, 1))?.code).toBe('SESSION_ENDED_BY_LIMIT');
  const again = await visitor.call('getMemberInfo');
  expect([again.status, again.error?.code]).toEqual([401, 'SESSION_ENDED_BY_LIMIT']);
  expect(again.error?.details?.limit).toMatchObject({ kind: 'session', period: 'day', limit: 30, used: 30 });
  const events = await ask((tx) => tx.select().from(auditEvents).where(eq(auditEvents.accountId, account)));
  expect(events.filter(({ event }) => event === 'session.limitReached')).toHaveLength(1);
});

test('all browsers of the member are out, and none is taken up again by itself', async () => {
  const { visitor, username } = await joinAtNoon();
  const other = visit();
  await logIn(other, username);
  await limit(visitor, 20);
  await stay(visitor, 20);
  expect((await other.call('getBalance')).error?.code).toBe('SESSION_ENDED_BY_LIMIT');
  expect((await other.call('resumeSession')).error?.code).toBe('REMEMBERED_LOGIN_INVALID');
});

test('whoever logs in again may withdraw and look, but not play until the next day', async () => {
  const { visitor, username, account } = await joinAtNoon();
  await limit(visitor, 15);
  await stay(visitor, 15);
  expect((await logIn(visitor, username)).status).toBe(200);
  expect(await stay(visitor, 20)).toBeUndefined();
  const launch = () =>
    refusal((tx) =>
      guardLaunch(tx, {
        merchant: merchant(),
        account,
        currency: 'VND',
        now: platform().services.clock.now(),
      }),
    );
  const refused = await launch();
  expect(refused).toMatchObject({
    code: 'SESSION_LIMIT_REACHED',
    details: { limit: { limit: 15, period: 'day' } },
  });
  const left =
    new Date(refused?.details?.limit?.resetsAt ?? 0).getTime() - platform().services.clock.now().getTime();
  await moveClock(Math.ceil(left / 1000));
  expect(await launch()).toBeUndefined();
});

test('tabs side by side count once, and a page that was left counts until it was last used', async () => {
  const { visitor, account, username } = await joinAtNoon();
  await logIn(visit(), username);
  await stay(visitor, 20);
  await moveClock(5 * 3600);
  const now = platform().services.clock.now();
  const from = new Date(now.getTime() - 12 * 3_600_000);
  expect(await ask((tx) => sumSessionMinutes(tx, { account, from, now }))).toBe(20);
});

test('only what lies in the period counts', async () => {
  const { account } = await joinAtNoon();
  const now = new Date('2026-12-02T03:00:00Z');
  const [createdAt, endedAt] = [new Date('2026-12-01T16:00:00Z'), new Date('2026-12-01T18:00:00Z')];
  await ask((tx) =>
    tx
      .update(sessions)
      .set({ createdAt, seenAt: endedAt, endedAt, expiresAt: new Date('2026-12-02T00:00:00Z') })
      .where(eq(sessions.accountId, account)),
  );
  const count = (from: string) => ask((tx) => sumSessionMinutes(tx, { account, from: new Date(from), now }));
  expect(await count('2026-12-01T17:00:00Z')).toBe(60);
  expect(await count('2026-11-30T17:00:00Z')).toBe(120);
  expect(await count('2026-12-01T18:00:00Z')).toBe(0);
});
