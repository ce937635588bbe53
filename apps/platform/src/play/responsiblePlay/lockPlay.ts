import { eq } from '#drizzle';
import type { Connection } from '#kernel';
import { accounts } from '#identity';

/**
 * Lets one transaction at a time count against a member's limits or change them, until it ends: what is counted
 * afterwards sees all that those before have written. Taken before any row of the ledger, by everybody.
 */
export const lockPlay = async (tx: Connection, account: string): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('no key update');
};
