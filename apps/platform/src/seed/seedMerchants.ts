import { sql } from 'drizzle-orm';
import { type Connection, type Merchant, migrationLock, type Services } from '#kernel';
import { seeds } from './schema.ts';
import { seedDeposits } from './seedDeposits.ts';
import { seedMerchant } from './seedMerchant.ts';

/** Edition of the seed's content. */
const edition = '1';

/** Fills every merchant that is not filled yet, each in one transaction with its accounts, one node at a time. */
export const seedMerchants = async (
  { config, database, merchants, clock }: Pick<Services, 'config' | 'database' | 'merchants' | 'clock'>,
  addAccounts: (tx: Connection, merchant: Merchant, now: Date) => Promise<void>,
): Promise<void> => {
  for (const merchant of merchants) {
    await database.tenant(merchant.code, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}, hashtext(${merchant.code}))`);
      const now = clock.now();
      const [done] = await tx.select().from(seeds);
      if (!done) {
        await seedMerchant(tx, merchant, { now, isDemonstration: config.isSandbox });
        await tx.insert(seeds).values({ merchantCode: merchant.code, edition, seededAt: now });
      }
      await seedDeposits(tx, merchant);
      await addAccounts(tx, merchant, now);
    });
  }
};
