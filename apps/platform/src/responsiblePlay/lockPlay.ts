import { sql } from 'drizzle-orm';
import type { Connection } from '../db/Database.ts';

/**
 * Lets one transaction at a time count against a member's limits or change them, until it ends. What is counted
 * afterwards sees all that those before have written. Taken before any row of the ledger, by everybody.
 */
export const lockPlay = async (tx: Connection, account: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`play ${account}`}, 0))`);
};
