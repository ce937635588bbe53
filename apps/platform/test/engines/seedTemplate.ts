import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../src/app/createLog.ts';
import { createPlatform } from '../../src/app/createPlatform.ts';
import { readConfig } from '../../src/kernel/config/readConfig.ts';
import type { Database } from '../../src/kernel/db/Database.ts';
import { loadMerchants } from '../../src/kernel/merchants/loadMerchants.ts';
import { sites } from '../../src/sites/system/schema.ts';

/** Fills a migrated database as a first start does; the brands' own merchants ask for no second proof in it. */
export const seedTemplate = async (database: Database): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-seed-'));
  try {
    const config = await readConfig({ SANDBOX: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const merchants = await loadMerchants(config.brandsDir);
    const log = createLog('silent');
    // No sandbox's owner yet: each test's platform has keys of its own, which would not open what is sealed here.
    const { close } = await createPlatform({ config, database, merchants, log, hasRounds: false });
    await close();
    // Tests log the same members in from wherever suits them; those of the second proof, and the merchants with a
    // further code, have it as it is shipped.
    for (const { code } of merchants.filter(({ isPrimary }) => isPrimary))
      await database.tenant(code, (tx) => tx.update(sites).set({ secondFactor: [] }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
