import { and, asc, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { staffPasskeys } from './schema.ts';

/** A passkey of staff as the database holds it. */
export type StaffPasskey = typeof staffPasskeys.$inferSelect;

/** A person's passkeys that work at a host of the console, the oldest first. */
export const findPasskeys = (db: Connection, personId: string, host: string): Promise<StaffPasskey[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.personId, personId), eq(staffPasskeys.host, host)))
    .orderBy(asc(staffPasskeys.addedAt));
