import type { Permission } from '@marquee/contract';
import type { StaffOfMerchant } from '#kernel';
import { findHolders } from './findHolders.ts';

/**
 * Whether nobody else can be asked as the second person: whoever makes the call is the only one who may do this for the
 * merchant. No other transaction may be open.
 */
export const isAlone = async (
  { services, merchant, staff }: Pick<StaffOfMerchant, 'services' | 'merchant' | 'staff'>,
  permission: Permission,
): Promise<boolean> => {
  const holders = await services.database.system((db) => findHolders(db, permission, merchant.code));
  return holders.every((id) => id === staff.personId);
};

/** What the trail says of a change that needed a second person and was made by one. */
export const madeAlone = { secondPerson: 'nobody' } as const;
