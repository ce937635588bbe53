import { everyMerchant } from '@marquee/contract';
import { sql } from '#drizzle';
import type { Connection, Database } from '#kernel';

/**
 * Runs work in one transaction on what belongs to no merchant, in which the installation's own trail and messages may be
 * written: they stand in merchants' tables under the code of every merchant.
 */
export const inInstallation = <T>(
  { database }: { database: Database },
  work: (tx: Connection) => Promise<T>,
): Promise<T> =>
  database.system((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.merchant', ${everyMerchant}, true)`);
      return work(tx);
    }),
  );
