import type { LoadedBrand } from '@marquee/brand/load';
import { buildVariables, createReader } from '@marquee/variables';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, createPlatform } from '../../platform/src/app/index.ts';
import { merchantsOf, openSnapshot, readConfig } from '../../platform/src/kernel/index.ts';
import type { Ask } from './renderDocuments.ts';

/**
 * A seeded sandbox platform inside this process that has the merchants of some brands; it is asked without a network.
 * `snapshot` is the file of its database before they are in it.
 */
export const openPlatform = async (
  brands: readonly LoadedBrand[],
  snapshot: string,
): Promise<{ ask: Ask; close: () => Promise<void> }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-snapshot-'));
  const config = await readConfig({
    SANDBOX: '1',
    NODE_ENV: 'production',
    DATABASE_URL: 'memory',
    DATA_DIR: dataDir,
    IMAGE_CDNS: createReader(buildVariables).list('IMAGE_CDNS').join(','),
  });
  const log = createLog('warn');
  const database = await openSnapshot(snapshot);
  const { app, close } = await createPlatform({
    config,
    database,
    merchants: brands.flatMap(merchantsOf),
    log,
    findFlood: () => 0,
    hasRounds: false,
  });
  return {
    ask: async (host, path, language) => {
      const response = await app.inject({ url: path, headers: { host, 'x-language': language } });
      const answer = response.json<{ success: boolean; value?: unknown }>();
      if (!answer.success) throw new Error(`${host}${path} answered ${response.body}`);
      return answer.value;
    },
    close: async () => {
      await close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
