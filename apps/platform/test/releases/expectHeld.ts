import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createLog } from '../../src/app/createLog.ts';
import { createPlatform } from '../../src/app/createPlatform.ts';
import { challengeOf, prove } from '../../src/identity/secondFactor/testing/meetChallenge.ts';
import { createVisitor } from '../../src/identity/session/testing/createVisitor.ts';
import { readConfig } from '../../src/kernel/config/readConfig.ts';
import type { Database } from '../../src/kernel/db/Database.ts';
import { loadMerchants } from '../../src/kernel/merchants/loadMerchants.ts';
import { auditLedger } from '../../src/money/audit/auditLedger.ts';
import { type Held, readHeld } from './readHeld.ts';

/**
 * Expects a database to hold what a release before has left in it, and a platform of this release to work on it. `ask`
 * reads past the merchants.
 */
export const expectHeld = async (
  database: Database,
  { changed, login, ...rows }: Held,
  ask: (statement: string) => Promise<Record<string, unknown>[]>,
): Promise<void> => {
  expect(await readHeld(ask)).toEqual(rows);

  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-held-'));
  const config = await readConfig({ SANDBOX: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const merchants = await loadMerchants(config.brandsDir);
  const log = createLog('silent');
  const platform = await createPlatform({ config, database, merchants, log, isStrict: true });
  try {
    expect(await auditLedger(database, merchants)).toEqual([]);
    for (const { read, value } of changed) expect((await ask(read))[0], read).toEqual(value);

    const { host, username, payeeName } = login;
    const visitor = createVisitor(platform.app, { host, address: '10.30.0.1' });
    // From an address that the database does not know, so that what proves a member is read as well.
    const { challenge } = await challengeOf(visitor, username);
    expect((await prove(visitor, challenge, 'payeeName', payeeName)).status).toBe(200);
    const funds = await visitor.call('getConsolidatedFunds');
    expect(funds.text).toContain(String(rows.balances[`SENVIP ${username} real main VND`]));
  } finally {
    await platform.close();
    rmSync(dataDir, { recursive: true });
  }
};
