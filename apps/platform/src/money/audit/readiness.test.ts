import { sql } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { platform } = openTestSite();

const readiness = async () => {
  const answer = await platform().app.inject({ url: '/health/ready' });
  return [answer.statusCode, answer.json<unknown>()];
};

const shift = (amount: number) =>
  platform().services.database.system((db) =>
    db.execute(sql`update ledger_accounts set balance = balance + ${amount}
      where id = (select min(id) from ledger_accounts where kind = 'real')`),
  );

test('the platform is not ready while its ledger is broken', async () => {
  const { audit } = platform().services;
  const ready = [200, { status: 'ready', checks: { database: 'ok', ledger: 'ok' } }];
  await audit.run();
  expect(await readiness()).toEqual(ready);

  await shift(1);
  await audit.run();
  expect(await readiness()).toEqual([
    503,
    { status: 'not-ready', checks: { database: 'ok', ledger: 'failed' } },
  ]);
  expect(audit.breaches()).toContainEqual({
    merchant: expect.any(String),
    check: 'balance-is-sum',
    row: expect.objectContaining({ account: expect.any(Number) }),
  });

  await shift(-1);
  await audit.run();
  expect(await readiness()).toEqual(ready);
});
