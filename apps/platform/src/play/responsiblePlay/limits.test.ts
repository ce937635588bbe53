import { eq } from '#drizzle';
import { afterEach, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { openTestPlayer } from './testing/openTestPlayer.ts';

const { join, ask, moveClock, resetClock, visit, setFlags } = openTestPlayer();
const daily = { kind: 'deposit', period: 'day' } as const;
const hour = 3600;

afterEach(resetClock);

type Player = Awaited<ReturnType<typeof join>>;

const set = ({ visitor }: Player, limit: number | null, name: typeof daily = daily) =>
  visitor.call('setPlayLimit', { body: { ...name, limit } });
const read = async ({ visitor }: Pick<Player, 'visitor'>) => {
  const { value } = await visitor.call('getResponsiblePlay');
  return value?.limits.find(({ kind, period }) => kind === daily.kind && period === daily.period);
};
/** A session does not outlast the hours that these tests let pass. */
const back = async (player: Player) => {
  const body = { type: 'username', username: player.username, password: 'Lotus-2468' } as const;
  await player.visitor.call('login', { body });
};

test('nobody has a limit who has set none, where the merchant gives none', async () => {
  const player = await join();
  expect(await read(player)).toMatchObject({ limit: null, isOwn: false, used: 0, pending: null });
});

test('a first and a tighter limit count at once', async () => {
  const player = await join();
  await set(player, 500_000);
  expect(await read(player)).toMatchObject({ limit: 500_000, isOwn: true, pending: null });
  await set(player, 200_000);
  expect(await read(player)).toMatchObject({ limit: 200_000, pending: null });
});

test('a looser one waits 24 hours, shown all the while, and needs nobody to take effect', async () => {
  const player = await join();
  await set(player, 200_000);
  const { value } = await set(player, 900_000);
  const pending = value?.limits[0]?.pending;
  expect(pending?.limit).toBe(900_000);
  await moveClock(24 * hour - 60);
  await back(player);
  expect(await read(player)).toMatchObject({ limit: 200_000, pending });
  await moveClock(61);
  expect(await read(player)).toMatchObject({ limit: 900_000, pending: null });
});

test('to have none waits as well, and asking again does not prolong it', async () => {
  const player = await join();
  await set(player, 200_000);
  await set(player, null);
  await moveClock(12 * hour);
  await back(player);
  await set(player, null);
  await moveClock(12 * hour + 60);
  await back(player);
  expect(await read(player)).toMatchObject({ limit: null, isOwn: false, pending: null });
});

test('another looser limit begins to wait anew, a tighter one drops what waits', async () => {
  const player = await join();
  await set(player, 200_000);
  await set(player, 500_000);
  await moveClock(23 * hour);
  await back(player);
  await set(player, 400_000);
  await moveClock(2 * hour);
  await back(player);
  expect(await read(player)).toMatchObject({ limit: 200_000, pending: { limit: 400_000 } });
  await set(player, 100_000);
  expect(await read(player)).toMatchObject({ limit: 100_000, pending: null });
  await moveClock(48 * hour);
  await back(player);
  expect(await read(player)).toMatchObject({ limit: 100_000, pending: null });
});

test('a change that waits can be withdrawn, and not once it has taken effect', async () => {
  const player = await join();
  await set(player, 200_000);
  await set(player, 500_000);
  await player.visitor.call('keepPlayLimit', { body: daily });
  expect(await read(player)).toMatchObject({ limit: 200_000, pending: null });
  await set(player, 500_000);
  await moveClock(25 * hour);
  await back(player);
  await player.visitor.call('keepPlayLimit', { body: daily });
  expect(await read(player)).toMatchObject({ limit: 500_000, pending: null });
});

test('what is too little or too much names its field and bounds', async () => {
  const player = await join();
  const little = await set(player, 100);
  expect(little.status).toBe(400);
  expect(little.error?.details?.fields).toMatchObject([{ field: 'limit', rule: 'range', min: 50_000 }]);
  const body = { kind: 'session', period: 'day', limit: 1441 } as const;
  const long = await player.visitor.call('setPlayLimit', { body });
  expect(long.error?.details?.fields).toMatchObject([{ field: 'limit', min: 15, max: 1440 }]);
  expect(await read(player)).toMatchObject({ limit: null });
});

test('a merchant’s own default stands until a member chooses, and is loosened no faster', async () => {
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
  const visitor = visit({ host: 'northbay.localhost' });
  await visitor.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  const name = { kind: 'deposit', period: 'month' } as const;
  const read = async () =>
    (await visitor.call('getResponsiblePlay')).value?.limits.find(
      ({ kind, period }) => kind === name.kind && period === name.period,
    );
  expect(await read()).toMatchObject({ limit: 1_000_000, isOwn: false });
  await visitor.call('setPlayLimit', { body: { ...name, limit: 2_000_000 } });
  expect(await read()).toMatchObject({ limit: 1_000_000, pending: { limit: 2_000_000 } });
  await visitor.call('setPlayLimit', { body: { ...name, limit: 50_000 } });
  expect(await read()).toMatchObject({ limit: 50_000, isOwn: true, pending: null });
});

test('every change stands in the audit trail, and a repeated one stands there once', async () => {
  const player = await join();
  await set(player, 300_000);
  await set(player, 300_000);
  await set(player, 400_000);
  await set(player, 400_000);
  await player.visitor.call('keepPlayLimit', { body: daily });
  await player.visitor.call('keepPlayLimit', { body: daily });
  const events = await ask((tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.accountId, player.account)).orderBy(auditEvents.id),
  );
  const ours = events.filter(({ event }) => event.startsWith('limit.'));
  expect(ours.map(({ event }) => event)).toEqual(['limit.tightened', 'limit.loosening', 'limit.kept']);
  expect(ours[1]?.details).toMatchObject({
    kind: 'deposit',
    period: 'day',
    limit: 300_000,
    pending: 400_000,
  });
});

test('one member’s limits are no other’s', async () => {
  const [one, other] = [await join(), await join()];
  await set(one, 300_000);
  expect(await read(other)).toMatchObject({ limit: null });
});
