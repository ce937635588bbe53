import { eq } from '#drizzle';
import { expect, test, vi } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { games } from './schema.ts';

const { platform } = openTestSite();

const rename = async (id: string, title: string) => {
  const { database, merchants } = platform().services;
  const code = merchants[0]!.code;
  await database.tenant(code, (tx) =>
    tx
      .update(games)
      .set({ title: { vi: title, en: title } })
      .where(eq(games.nodeId, id)),
  );
  return `/art/${code}/game/${id}.vi.webp`;
};

const get = (url: string) => platform().app.inject({ url });

test('a picture that is not drawn yet shows its colours and title, and is drawn beside it', async () => {
  // A title that no build has drawn.
  const path = await rename('dragon-well', `Giếng ${Date.now()}`);
  const first = await get(path);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
  expect(first.body).toContain('linearGradient');
  await vi.waitFor(async () => expect((await get(path)).headers['content-type']).toBe('image/webp'), {
    timeout: 10_000,
    interval: 100,
  });
  const drawn = await get(`${path}?v=0123456789`);
  expect(drawn.headers['cache-control']).toContain('immutable');
  // Without its edition the address may come to show another drawing.
  expect((await get(path)).headers['cache-control']).toBe('public, max-age=86400');
  expect(drawn.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});

test('a game that a merchant does not have, or a language that there is none, has no picture', async () => {
  const path = await rename('nine-koi', 'Cửu Ngư');
  expect((await get(path.replace('nine-koi', 'no-such-game'))).statusCode).toBe(404);
  expect((await get(path.replace('.vi.', '.xx.'))).statusCode).toBe(404);
});
