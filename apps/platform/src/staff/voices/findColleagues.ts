import {
  everyMerchant,
  type Permission,
  rolePermissions,
  type StaffRole,
  staffRoles,
} from '@marquee/contract';
import { and, asc, eq, inArray, isNotNull, isNull } from '#drizzle';
import type { StaffOfMerchant } from '#kernel';
import { staffGrants, staffPeople } from '../people/schema.ts';

const rolesWith = (permission: Permission): StaffRole[] =>
  staffRoles.filter((role) => rolePermissions[role].includes(permission));

/** Everyone who may do something for the merchant that is worked on, by name. No other transaction may be open. */
export const findColleagues = (
  { services, merchant }: Pick<StaffOfMerchant, 'services' | 'merchant'>,
  permission: Permission,
): Promise<{ id: string; name: string }[]> =>
  services.database.system(async (db) => {
    const rows = await db
      .selectDistinct({ id: staffPeople.id, name: staffPeople.name })
      .from(staffGrants)
      .innerJoin(staffPeople, eq(staffPeople.id, staffGrants.personId))
      .where(
        and(
          inArray(staffGrants.merchant, [merchant.code, everyMerchant]),
          inArray(staffGrants.role, rolesWith(permission)),
          isNull(staffPeople.removedAt),
          isNotNull(staffPeople.name),
        ),
      )
      .orderBy(asc(staffPeople.name));
    return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
  });
