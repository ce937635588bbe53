import type { CaptchaFields } from '@marquee/feature-core';
import type { RouteBody } from '@marquee/contract/route';
import type { RegistrationField } from '@marquee/contract/registration-fields';
import type { SocialToken } from '../../social/useAskParty.ts';
import { birthdayText } from '../rules/birthdayText.ts';
import { cleanMobile } from '../rules/cleanMobile.ts';
import { cleanValue } from '../rules/cleanValue.ts';
import type { Entries, RegistrationTerms } from './Entries.ts';

type Beside = {
  address: Pick<Location, 'href' | 'hostname'>;
  captcha: CaptchaFields | undefined;
  /** The code of the invitation that was followed. */
  invitation: string | undefined;
  /** Who the newcomer is to a party that the account is to be linked to. */
  person?: SocialToken | undefined;
};

/**
 * The payload of a registration: the fields that were asked for and filled, and what the specification adds. The
 * platform wants a password confirmed even where a merchant does not let it be typed twice.
 */
export const bodyOf = (
  entries: Entries,
  terms: RegistrationTerms,
  { address, captcha, invitation, person }: Beside,
): RouteBody<'register'> => {
  const { fields, rules, settings, dialingCode, lockedField } = terms;
  const birthdayRule = rules.find(({ field }) => field === 'birthday');
  const valueOf = (field: RegistrationField) => {
    const value = cleanValue(entries[field]);
    if (field === 'birthday') return birthdayText(value, birthdayRule?.patternId);
    return field === 'mobileNum' ? cleanMobile(value, dialingCode) : value;
  };
  const filled: Partial<Record<RegistrationField, string>> = Object.fromEntries(
    fields
      .filter(({ field }) => field !== lockedField)
      .map(({ field }) => [field, valueOf(field)] as const)
      .filter(([, value]) => value !== ''),
  );
  return {
    ...filled,
    ...(filled.password && { confirmPassword: filled.confirmPassword ?? filled.password }),
    ...(filled.mobileNum && dialingCode && { countryDialingCode: dialingCode }),
    ...captcha,
    ...(invitation && { affiliateCode: invitation }),
    ...(person && {
      firebaseChannel2: person.firebaseChannel,
      firebaseIdToken2: person.firebaseIdToken,
    }),
    registerUrl: address.href.slice(0, 2048),
    domain: address.hostname,
    registerMethod: 'WEB',
    ageConfirmed: entries.ageConfirmed === 'yes',
    termsVersion: settings.termsVersion,
    privacyVersion: settings.privacyVersion,
  };
};
