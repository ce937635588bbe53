import { sql } from '#drizzle';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { notify } from './notify.ts';

const { platform } = openTestSite();
const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

const listen = async () => {
  const heard: (string | undefined)[] = [];
  const { database } = platform().services;
  ends.push(await database.listen('marquee_messages', (word) => heard.push(word)));
  return { heard, database };
};

test('what a transaction tells is heard once it holds, and not where it is rolled back', async () => {
  const { heard, database } = await listen();
  const lost = database.tenant('SENVANG', async (tx) => {
    await notify(tx, 'marquee_messages', 'lost');
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  await database.tenant('SENVANG', async (tx) => {
    await notify(tx, 'marquee_messages', 'kept');
    await notify(tx, 'marquee_messages', 'kept');
    expect(heard).toEqual([]);
  });
  await vi.waitFor(() => expect(heard).toEqual(['kept']));
});

test('whoever hears may ask the database', async () => {
  const { database } = platform().services;
  const answered = Promise.withResolvers<string>();
  ends.push(
    await database.listen('marquee_messages', () => {
      database.tenant('SENVANG', () => Promise.resolve('asked')).then(answered.resolve, answered.reject);
    }),
  );
  await database.tenant('SENVANG', (tx) => notify(tx, 'marquee_messages', 'a word'));
  expect(await answered.promise).toBe('asked');
});

test('one that no longer listens hears nothing', async () => {
  const { heard, database } = await listen();
  await ends.at(-1)?.();
  const other = await listen();
  await database.tenant('SENVANG', (tx) => notify(tx, 'marquee_messages', 'late'));
  await vi.waitFor(() => expect(other.heard).toEqual(['late']));
  expect(heard).toEqual([]);
});

test('a lost connection comes again, says so, and hears on', async ({ skip }) => {
  const { heard, database } = await listen();
  if (database.kind === 'pglite') skip('it has no connection to lose');
  await database.system((db) =>
    db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'marquee notices' and datname = current_database()`),
  );
  await vi.waitFor(() => expect(heard).toEqual([undefined]), { timeout: 20_000 });
  await database.tenant('SENVANG', (tx) => notify(tx, 'marquee_messages', 'after it'));
  await vi.waitFor(() => expect(heard).toEqual([undefined, 'after it']));
});
