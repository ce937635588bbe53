import { asc, eq } from '#drizzle';
import type { Connection, StaffGrant } from '#kernel';
import { staffGrants } from './schema.ts';

/** What a person may do where. */
export const grantsOf = (db: Connection, personId: string): Promise<StaffGrant[]> =>
  db
    .select({ merchant: staffGrants.merchant, role: staffGrants.role })
    .from(staffGrants)
    .where(eq(staffGrants.personId, personId))
    .orderBy(asc(staffGrants.merchant), asc(staffGrants.role));
