import { memberTypeOf } from '@marquee/reference';
import type { Site } from '#kernel';
import type { Account } from '../accounts/schema.ts';

/** Whether an account has yet to agree to the current terms and privacy policy; free play never has to. */
export const areTermsOutdated = (
  account: Pick<Account, 'type' | 'termsVersion' | 'privacyVersion'>,
  current: Pick<Site['register'], 'termsVersion' | 'privacyVersion'>,
): boolean =>
  memberTypeOf(account.type)?.role !== 'freePlay' &&
  (account.termsVersion !== current.termsVersion || account.privacyVersion !== current.privacyVersion);
