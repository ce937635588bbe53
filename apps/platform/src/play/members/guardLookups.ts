import { ApiFailure, type StaffOfMerchant } from '#kernel';

/**
 * Counts a look of a person at members, over all merchants and sessions. Throws `LOOKUPS_SPENT` where it is one more than
 * the limit has.
 */
export const guardLookups = async (
  { services, staff }: Pick<StaffOfMerchant, 'services' | 'staff'>,
  limit: 'staffLookups' | 'staffReveals',
): Promise<void> => {
  const { isAllowed, retryAfter } = await services.limiter.consume(limit, staff.personId);
  if (!isAllowed) throw new ApiFailure('LOOKUPS_SPENT', { retryAfter });
};
