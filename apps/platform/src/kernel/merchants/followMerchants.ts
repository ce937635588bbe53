import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/Database.ts';
import { describeError } from '../errors/describeError.ts';
import { findMerchantApplied } from './brandSection.ts';
import type { MerchantDirectory } from './createDirectory.ts';
import { loadMerchants } from './loadMerchants.ts';

type Parts = { database: Database; directory: MerchantDirectory; brandsDir: string; log: FastifyBaseLogger };

/**
 * Takes over what is applied for merchants while this node runs, a merchant that it did not know included. `heard` is
 * called with the code once the directory has it. Answers the call that ends it.
 */
export const followMerchants = (
  { database, directory, brandsDir, log }: Parts,
  heard: (code: string) => void,
): Promise<() => Promise<void>> => {
  const follow = async (code: string) => {
    const known = directory.merchants.find((merchant) => merchant.code === code);
    const folder = known ?? (await loadMerchants(brandsDir)).find((merchant) => merchant.code === code);
    if (!folder) return;
    const applied = await database.tenant(code, (tx) => findMerchantApplied(tx, folder));
    if (!applied) return;
    directory.put(applied);
    heard(code);
  };
  const followOrTell = (code: string) =>
    follow(code).catch((error: unknown) =>
      log.error({ merchant: code, failure: describeError(error) }, 'what was applied could not be read'),
    );
  return database.listen('marquee_merchants', (code) => {
    if (code !== undefined) return void followOrTell(code);
    // The connection was lost for a while: whatever was told meanwhile.
    for (const merchant of directory.merchants) void followOrTell(merchant.code);
  });
};
