import { everyMerchant, type Permission, rolePermissions } from '@marquee/contract';
import type { StaffGrant } from './Staff.ts';

/** Whether grants give a permission for a merchant, or for the installation (`everyMerchant`). */
export const mayDo = (grants: readonly StaffGrant[], permission: Permission, merchant: string): boolean =>
  grants.some(
    (grant) =>
      (grant.merchant === merchant || grant.merchant === everyMerchant) &&
      rolePermissions[grant.role].includes(permission),
  );
