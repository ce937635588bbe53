import type { StaffGrant } from '#kernel';

/** Grants as the trail writes them down. */
export const sayGrants = (grants: readonly StaffGrant[]): string =>
  grants
    .map(({ merchant, role }) => `${merchant} ${role}`)
    .toSorted()
    .join(', ');
