import { ApiFailure } from '#kernel';
import type { Account } from '#identity';

/**
 * Lets a proof set a payment password: a forgotten one anew, or the first one of an account that is logged in to without
 * a password, which has nothing else to confirm it by. PAYMENT_PASSWORD_UNSET for any other without one.
 */
export const requireResettable = ({
  paymentPasswordHash,
  passwordHash,
}: Pick<Account, 'paymentPasswordHash' | 'passwordHash'>): void => {
  if (paymentPasswordHash === null && passwordHash !== null) throw new ApiFailure('PAYMENT_PASSWORD_UNSET');
};
