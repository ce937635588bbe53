import { asc, eq } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestSite } from '../identity/session/testing/openTestSite.ts';
import { depositMethods } from '../money/deposits/schema.ts';
import { games } from '../play/games/schema.ts';
import { announcements, banners, inboxMessages, notices, promotions } from '../sites/messages/schema.ts';
import { gameAnnouncements } from '../sites/content/schema.ts';
import { articles } from '../sites/news/schema.ts';
import { helpTopics } from '../sites/system/schema.ts';
import { seedMerchants } from './seedMerchants.ts';
import { confirmed } from './testing/confirmed.ts';

const { platform } = openTestSite();

const seed = async (code: string, isSandbox: boolean) => {
  const { services } = platform();
  const [brand] = services.merchants;
  if (!brand) throw new Error('There is no merchant.');
  const merchants = confirmed([...services.merchants, { ...brand, code }]);
  const parts = { ...services, merchants, config: { ...services.config, isSandbox } };
  await seedMerchants(parts, () => Promise.resolve());
  return services.database.tenant(code, async (tx) => {
    const shown = { help: await tx.$count(helpTopics), games: await tx.$count(games) };
    const tables = [promotions, announcements, notices, banners, articles, gameAnnouncements, inboxMessages];
    let invented = 0;
    for (const table of tables) invented += await tx.$count(table);
    return { ...shown, invented };
  });
};

test('what is made up is a demonstration’s alone', async () => {
  const demonstration = await seed('SHOWN', true);
  const real = await seed('REAL', false);
  expect(demonstration.invented).toBeGreaterThan(0);
  expect(real).toEqual({ ...demonstration, invented: 0 });
});

test('a deposit method that was taken away does not come again with the next start', async () => {
  const { database } = platform().services;
  const methods = () =>
    database.tenant('KEPT', (tx) => tx.select().from(depositMethods).orderBy(asc(depositMethods.position)));
  await seed('KEPT', true);
  const [first, ...others] = await methods();
  expect(others).not.toEqual([]);
  await database.tenant('KEPT', (tx) =>
    tx.delete(depositMethods).where(eq(depositMethods.method, first!.method)),
  );
  await seed('KEPT', true);
  expect(await methods()).toEqual(others);
});
