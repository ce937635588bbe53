import { moments, momentPath } from '@marquee/reference';
import { expect, test, vi } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { platform } = openTestSite();

const get = (url: string) => platform().app.inject({ url });

test.each(moments)('a site that has nothing to show but %s has a picture of it', async (moment) => {
  const [merchant] = platform().services.merchants;
  const path = momentPath(merchant!.code, moment);
  await vi.waitFor(async () => expect((await get(path)).headers['content-type']).toBe('image/webp'), {
    timeout: 10_000,
    interval: 100,
  });
  const { headers, rawPayload } = await get(path);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(rawPayload.length).toBeLessThan(24_000);
});

test('what is no moment has none', async () => {
  const [merchant] = platform().services.merchants;
  expect((await get(`/art/${merchant!.code}/moment/never.webp`)).statusCode).toBe(404);
});
