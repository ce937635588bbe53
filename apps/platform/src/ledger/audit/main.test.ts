import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../db/Database.ts';
import { openPglite } from '../../db/openPglite.ts';
import { grantDemoMoney } from '../../wallet/grantDemoMoney.ts';

let folder = '';
const owner = 'a0000000-0000-4000-8000-000000000001';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-audit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const audit = () => {
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const inFolder = async (work: (tx: Connection) => Promise<unknown>, isOwner: boolean) => {
  const database = await openPglite(folder);
  await (isOwner ? database.system(work) : database.tenant('SENVANG', work));
  await database.close();
};

test('a folder without a database is told from a sound one', () => {
  expect(audit()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database in') as string,
  });
});

test('a sound ledger ends well, a broken one names the check, the merchant and the row', async () => {
  await inFolder((tx) => grantDemoMoney(tx, { owner, currency: 'VND', at: new Date(), real: 70_000 }), false);
  expect(audit()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ok {5}balance-is-sum[^]*The ledger is whole\./) as string,
  });
  await inFolder(
    (db) => db.execute(sql`update ledger_accounts set balance = 80000 where kind = 'real'`),
    true,
  );
  const { status, stdout } = audit();
  expect(status).toBe(1);
  expect(stdout).toMatch(/BROKEN balance-is-sum: .*\n {6}SENVANG \{.*"balance": ?80000/);
  expect(stdout).toMatch(/The ledger is broken\.\n$/);
});
