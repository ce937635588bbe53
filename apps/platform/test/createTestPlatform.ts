import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createLog } from '../src/app/createLog.ts';
import { createPlatform, type Platform } from '../src/app/createPlatform.ts';
import { loadTraces } from '../src/app/traces/loadTraces.ts';
import { readConfig } from '../src/kernel/config/readConfig.ts';
import type { Database } from '../src/kernel/db/Database.ts';
import { loadMerchants } from '../src/kernel/merchants/loadMerchants.ts';
import { cloneDatabase } from './engines/cloneDatabase.ts';

/** A platform of a test file: the demonstration's merchants on a database that nobody else uses. */
export type TestPlatform = Platform;

/** Makes a seeded sandbox platform whose answers have to fit their schemas; `close` leaves nothing behind. */
export const createTestPlatform = async (
  env: Record<string, string> = {},
  open: () => Promise<Database> = () => cloneDatabase(inject('engine')),
): Promise<TestPlatform> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-test-'));
  const config = await readConfig({ SANDBOX: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const database = await open();
  const traces = await loadTraces(config);
  const platform = await createPlatform({
    config,
    database,
    merchants: await loadMerchants(config.brandsDir),
    log: createLog('silent'),
    traces,
    isStrict: true,
    // A test calls more in a second than a visitor in an hour.
    findFlood: () => 0,
  });
  return {
    ...platform,
    close: async () => {
      await platform.close();
      await traces?.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
