import { sql } from 'drizzle-orm';
import type { AccountServices } from '../app/AccountServices.ts';
import type { CoreServices } from '../app/Services.ts';
import { migrationLock } from '../db/migrate.ts';
import { seeds } from './schema.ts';
import { seedDeposits } from './seedDeposits.ts';
import { seedMerchant } from './seedMerchant.ts';

/** Edition of the seed's content. */
const edition = '1';

/** Fills every merchant that is not filled yet, each in one transaction, one node at a time. */
export const seedMerchants = async (
  { database, merchants, clock }: CoreServices,
  accounts: AccountServices,
): Promise<void> => {
  for (const merchant of merchants) {
    await database.tenant(merchant.code, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}, hashtext(${merchant.code}))`);
      const now = clock.now();
      const [done] = await tx.select().from(seeds);
      if (!done) {
        await seedMerchant(tx, merchant, now);
        await tx.insert(seeds).values({ merchantCode: merchant.code, edition, seededAt: now });
      }
      await seedDeposits(tx, merchant);
      await accounts.createDemoAccounts(tx, merchant, now);
    });
  }
};
