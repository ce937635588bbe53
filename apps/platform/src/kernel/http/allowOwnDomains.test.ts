import { getStatus } from '@marquee/contract/routes';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { platform } = openTestSite();

const ask = async (origin: string | undefined, url: string = getStatus.path) => {
  const { headers } = await platform().app.inject({
    url,
    headers: { host: 'sen-vang.localhost', ...(origin && { origin }) },
  });
  return headers['access-control-allow-origin'];
};

test('a page at another domain of the same merchant may read how this one does', async () => {
  expect(await ask('http://sen-vang-2.localhost:4000')).toBe('http://sen-vang-2.localhost:4000');
});

test.each([
  'http://senvang-vip.localhost',
  'https://evil.example',
  'https://sen-vang.localhost.evil.example',
  'null',
  undefined,
])('a page at %s may not', async (origin) => {
  expect(await ask(origin)).toBeUndefined();
});

test('no other call may be read from elsewhere', async () => {
  expect(await ask('http://sen-vang-2.localhost:4000', '/wps/system/domainRoute')).toBeUndefined();
});
