import type { Site } from '#kernel';
import type { LoginMethod } from '../accounts/LoginMethod.ts';

/** Whether a merchant asks for any second proof after a login of this kind; after a password it always does. */
export const isAskedAfter = (
  { secondFactorAfter }: Pick<Site, 'secondFactorAfter'>,
  method: LoginMethod,
): boolean => {
  if (method === 'sms') return secondFactorAfter.includes('sms');
  if (method === 'firebase') return secondFactorAfter.includes('social');
  return true;
};
