import { eq, sql } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { games } from './schema.ts';

const { platform, visit, moveClock, resetClock } = openTestSite();

const told = async () => {
  const { value } = await visit().call('getGameAnnouncements');
  return value?.list.map(({ kind, game }) => [kind, game.nodeId]);
};

const change = (nodeId: string, values: Partial<typeof games.$inferInsert>) =>
  platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(games).set(values).where(eq(games.nodeId, nodeId)),
  );

test('games under maintenance are told first, then those of the last 30 days, the latest first', async () => {
  await platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(games).set({ isUnderMaintenance: false, releasedOn: sql`'2025-01-01'::date` }),
  );
  expect(await told()).toEqual([]);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await change('dragon-well', { releasedOn: daysAgo(20) });
  await change('harvest-drum', { releasedOn: daysAgo(2) });
  await change('tiger-bridge', { releasedOn: daysAgo(40) });
  await change('lantern-street', { releasedOn: daysAgo(-3) });
  await change('lotus-of-the-moon', { releasedOn: daysAgo(1), isUnderMaintenance: true });
  expect(await told()).toEqual([
    ['maintenance', 'lotus-of-the-moon'],
    ['new', 'harvest-drum'],
    ['new', 'dragon-well'],
  ]);
  await moveClock(15 * 86_400);
  expect(await told()).toEqual([
    ['maintenance', 'lotus-of-the-moon'],
    ['new', 'lantern-street'],
    ['new', 'harvest-drum'],
  ]);
  await resetClock();
});
