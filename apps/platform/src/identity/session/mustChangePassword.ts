import { momentFrom, type Site } from '#kernel';
import type { Account } from '../accounts/schema.ts';
import type { LoginMethod } from '../accounts/LoginMethod.ts';

/**
 * Whether a login has to change its password before anything else: the password is the default one, or past
 * its age where PWDEXPFORCECHANGE3 is on. Logins without a password are never held up (specification, section 4).
 */
export const mustChangePassword = (
  site: Pick<Site, 'hasFlag' | 'passwordMaxAgeDays'>,
  account: Pick<Account, 'passwordChangedAt' | 'isPasswordDefault'>,
  method: LoginMethod,
  now: Date,
): { passwordExpired: boolean; passwordDefault: boolean } => {
  if (method !== 'username') return { passwordExpired: false, passwordDefault: false };
  const changedAt = account.passwordChangedAt;
  const isPast = changedAt !== null && momentFrom(changedAt, { days: site.passwordMaxAgeDays }) <= now;
  return {
    passwordExpired: isPast && site.hasFlag('PWDEXPFORCECHANGE3'),
    passwordDefault: account.isPasswordDefault,
  };
};
