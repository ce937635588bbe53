import { endpoints } from '@marquee/contract';
import { expect, test } from 'vitest';
import { cookieNames } from '../../identity/session/cookieNames.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { platform, visit } = openTestSite();
const host = 'sen-vang.localhost';

test('no cookie of a session is for scripts or for other sites', async () => {
  const { method, path } = endpoints.login;
  const body = { type: 'username', username: 'player1', password: 'Marquee-2026', remember: true };
  const { cookies } = await platform().app.inject({
    method,
    url: path,
    headers: { host, 'content-type': 'application/jose' },
    payload: await visit({ host }).seal(path, body),
  });
  const { session, remembered, device } = cookieNames;
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([session, remembered, device].toSorted());
  for (const cookie of cookies)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
});
