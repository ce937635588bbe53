import { everyMerchant } from '@marquee/contract';
import { and, eq, isNotNull, isNull, sql } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { staffGrants, staffPeople } from '../people/schema.ts';

/** Keeps other changes of grants waiting until the transaction ends, so that two of them never take the last owner. */
export const lockGrants = async (tx: Connection): Promise<void> => {
  await tx.execute(sql`lock table staff_grants in share row exclusive mode`);
};

/** Refuses, with `LAST_OWNER`, what has left nobody who owns the installation and can log in. */
export const requireOwnerLeft = async (tx: Connection): Promise<void> => {
  const [owner] = await tx
    .select({ id: staffPeople.id })
    .from(staffGrants)
    .innerJoin(staffPeople, eq(staffPeople.id, staffGrants.personId))
    .where(
      and(
        eq(staffGrants.merchant, everyMerchant),
        eq(staffGrants.role, 'owner'),
        isNull(staffPeople.removedAt),
        isNotNull(staffPeople.passwordHash),
      ),
    )
    .limit(1);
  if (!owner) throw new ApiFailure('LAST_OWNER');
};
