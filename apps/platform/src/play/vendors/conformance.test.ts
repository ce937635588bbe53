import { openSandbox, playRules } from '@marquee/wallet-conformance';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { platform } = openTestSite();

test('the wallet keeps every rule of the conformance kit', { timeout: 60_000 }, async () => {
  const address = await platform().app.listen({ port: 0, host: '127.0.0.1' });
  const site = `http://sen-vang.localhost:${new URL(address).port}`;
  const verdicts = await playRules(await openSandbox(site));
  expect(verdicts.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(50);
});
