import { eq, sql } from '#drizzle';
import { afterEach, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { exclude } from './exclude.ts';
import { findExclusion } from './findExclusion.ts';
import { guardBet } from './guardBet.ts';
import { guardDeposit } from './guardDeposit.ts';
import { guardLaunch } from './guardLaunch.ts';
import { openTestPlayer } from './testing/openTestPlayer.ts';

const { join, ask, refusal, merchant, resetClock, platform, moveClock } = openTestPlayer();
const currency = 'VND';

afterEach(resetClock);

const guards = (account: string, now = platform().services.clock.now()) => {
  const member = { merchant: merchant(), account, currency, now } as const;
  return Promise.all([
    refusal((tx) => guardDeposit(tx, { ...member, amount: 100_000 })),
    refusal((tx) => guardBet(tx, { ...member, stake: 1 })),
    refusal((tx) => guardLaunch(tx, member)),
  ]);
};

test('a time-out stops deposits, bets and games at once, and says until when', async () => {
  const { visitor, account } = await join();
  expect(await guards(account)).toEqual([undefined, undefined, undefined]);
  const { value } = await visitor.call('startTimeOut', { body: { hours: 24 } });
  const exclusion = value?.exclusion;
  expect(exclusion?.kind).toBe('timeOut');
  for (const refused of await guards(account))
    expect(refused).toEqual({ code: 'TIME_OUT_ACTIVE', details: { exclusion } });
});

test('it is over by the clock, and not a moment before', async () => {
  const { visitor, account } = await join();
  const { value } = await visitor.call('startTimeOut', { body: { hours: 24 } });
  const endsAt = new Date(value?.exclusion?.endsAt ?? 0);
  const [before] = await guards(account, new Date(endsAt.getTime() - 1));
  expect(before?.code).toBe('TIME_OUT_ACTIVE');
  expect(await guards(account, endsAt)).toEqual([undefined, undefined, undefined]);
});

test('self-exclusion lasts calendar months, or for good', async () => {
  const { visitor, account } = await join();
  const { value } = await visitor.call('startSelfExclusion', { body: { months: 6 } });
  const { startedAt = '', endsAt } = value?.exclusion ?? {};
  const expected = new Date(startedAt);
  expected.setUTCMonth(expected.getUTCMonth() + 6);
  expect(new Date(endsAt ?? 0).toISOString().slice(0, 10)).toBe(expected.toISOString().slice(0, 10));
  await visitor.call('startSelfExclusion', { body: { months: null } });
  const [refused] = await guards(account, new Date('2190-01-01T00:00:00Z'));
  expect(refused).toMatchObject({ code: 'SELF_EXCLUDED', details: { exclusion: { endsAt: null } } });
});

test('nothing that a member asks for shortens or undoes one', async () => {
  const { visitor } = await join();
  const { value } = await visitor.call('startSelfExclusion', { body: { months: 12 } });
  await visitor.call('startTimeOut', { body: { hours: 24 } });
  await visitor.call('startSelfExclusion', { body: { months: 6 } });
  expect((await visitor.call('getResponsiblePlay')).value?.exclusion).toEqual(value?.exclusion);
});

test('no code of a call can change or remove one, whatever it does', async () => {
  const { visitor, account } = await join();
  await visitor.call('startTimeOut', { body: { hours: 72 } });
  for (const statement of [
    sql`update play_exclusions set ends_at = now() where account_id = ${account}`,
    sql`delete from play_exclusions where account_id = ${account}`,
  ])
    await expect(ask((tx) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
});

test.each([1, 23, 25, 1009])('a time-out of %i hours is not offered', async (hours) => {
  const { visitor } = await join();
  const { status, error } = await visitor.call('startTimeOut', { body: { hours } });
  expect([status, error?.details?.fields?.[0]?.field]).toEqual([400, 'hours']);
});

test('a double submit is one time-out, and stands once in the audit trail with a self-exclusion', async () => {
  const { visitor, account } = await join();
  const now = platform().services.clock.now();
  const endsAt = new Date(now.getTime() + 86_400_000);
  const wish = { merchant: merchant(), account, now, kind: 'timeOut', endsAt } as const;
  const done = await Promise.all([1, 2, 3, 4].map(() => ask((tx) => exclude(tx, wish))));
  expect(done.filter(Boolean)).toHaveLength(1);
  await visitor.call('startSelfExclusion', { body: { months: 6 } });
  await visitor.call('startSelfExclusion', { body: { months: null } });
  await visitor.call('startSelfExclusion', { body: { months: null } });
  const events = await ask((tx) =>
    tx.select({ event: auditEvents.event }).from(auditEvents).where(eq(auditEvents.accountId, account)),
  );
  expect(events.filter(({ event }) => event === 'play.selfExclusion')).toHaveLength(2);
});

test('whoever is excluded can still log in and see what stands', async () => {
  const { visitor, username, account } = await join();
  await visitor.call('startSelfExclusion', { body: { months: 60 } });
  await moveClock(30 * 86_400);
  const body = { type: 'username', username, password: 'Lotus-2468' } as const;
  expect((await visitor.call('login', { body })).status).toBe(200);
  expect((await visitor.call('getBalance')).status).toBe(200);
  expect((await visitor.call('getResponsiblePlay')).value?.exclusion?.kind).toBe('selfExclusion');
  expect(await ask((tx) => findExclusion(tx, account, platform().services.clock.now()))).not.toBeNull();
});
