import { sql } from '#drizzle';
import { type Connection, migrationLock } from '#kernel';

/** Waits until nobody else fills or changes a merchant, until the transaction ends. */
export const lockMerchant = async (tx: Connection, code: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}, hashtext(${code}))`);
};
