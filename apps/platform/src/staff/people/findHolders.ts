import { everyMerchant, type Permission, rolePermissions, staffRoles } from '@marquee/contract';
import { and, eq, inArray, isNotNull, isNull } from '#drizzle';
import type { Connection } from '#kernel';
import { staffGrants, staffPeople } from './schema.ts';

/** Ids of everyone who can log in and may do something for a merchant; of `everyMerchant`, for the installation. */
export const findHolders = async (
  db: Connection,
  permission: Permission,
  merchant: string,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: staffPeople.id })
    .from(staffGrants)
    .innerJoin(staffPeople, eq(staffPeople.id, staffGrants.personId))
    .where(
      and(
        inArray(staffGrants.merchant, [merchant, everyMerchant]),
        inArray(
          staffGrants.role,
          staffRoles.filter((role) => rolePermissions[role].includes(permission)),
        ),
        isNull(staffPeople.removedAt),
        isNotNull(staffPeople.passwordHash),
      ),
    );
  return rows.map(({ id }) => id);
};
