import { artStyles, avatarPath } from '@marquee/reference';
import { expect, test, vi } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { avatars } from './avatarPicture.ts';

const { platform } = openTestSite();

const get = (url: string) => platform().app.inject({ url });

test('an avatar is drawn in each style, small enough for a list', async () => {
  const seen = await Promise.all(
    artStyles.map(async (style) => {
      await vi.waitFor(async () => expect((await get(avatarPath(style, avatars))).statusCode).toBe(200));
      const { headers, rawPayload } = await get(avatarPath(style, avatars));
      expect(headers['content-type']).toBe('image/webp');
      expect(rawPayload.length).toBeLessThan(10_000);
      return rawPayload.toString('base64');
    }),
  );
  expect(new Set(seen).size).toBe(artStyles.length);
});

test.each([avatarPath('poster', avatars + 1), '/art/avatars/poster/0.webp', '/art/avatars/oil/1.webp'])(
  '%s names none',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);
