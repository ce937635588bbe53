import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

let folder = '';

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

/** Runs SQL as the database's owner, who alone can break a ledger; the folder is closed again afterwards. */
const inFolder = async (statement: string, options: { loadDataDir?: Blob } = {}) => {
  const engine = await PGlite.create({ dataDir: join(folder, 'database'), ...options });
  await engine.exec(statement);
  await engine.close();
};

test('a folder without a database is told from a sound one', () => {
  expect(audit()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database in') as string,
  });
});

test('a sound ledger ends well', async () => {
  const engine = inject('engine');
  if (engine.kind !== 'pglite') throw new Error('The folder is the embedded database’s.');
  await inFolder('select 1', { loadDataDir: new Blob([await readFile(engine.snapshot)]) });
  expect(audit()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ok {5}balance-is-sum[^]*The ledger is whole\./) as string,
  });
});

test('a broken one names the check, the merchant and the row', async () => {
  await inFolder(
    `update ledger_accounts set balance = 81234567
     where id = (select min(id) from ledger_accounts where merchant_code = 'SENVANG' and kind = 'real')`,
  );
  const { status, stdout } = audit();
  expect(status).toBe(1);
  expect(stdout).toMatch(/BROKEN balance-is-sum: .*\n {6}SENVANG \{.*"balance": ?81234567/);
  expect(stdout).toMatch(/The ledger is broken\.\n$/);
});
