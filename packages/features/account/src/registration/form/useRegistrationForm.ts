import { type LoginValue, useCaptcha, useSite } from '@marquee/feature-core';
import { useAtomValue } from 'jotai';
import { usePhoneCodes } from '../../proofs/usePhoneCodes.ts';
import { nameEntries } from '../../social/nameEntries.ts';
import { pendingSocialAtom } from '../../social/pendingSocialAtom.ts';
import { fieldsOf, type RegistrationMode } from '../fields/fieldsOf.ts';
import { dateIn } from '../rules/dateIn.ts';
import type { FieldRule, RegisterSettings } from '../rules/RegistrationAnswers.ts';
import type { Entries, RegistrationTerms } from './Entries.ts';
import type { useCountries } from './useCountries.ts';
import { useEntries } from './useEntries.ts';
import type { Invitation } from './useInvitation.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { useMobileProof } from './useMobileProof.ts';
import { useSubmission } from './useSubmission.ts';

type Options = {
  mode: RegistrationMode;
  settings: RegisterSettings;
  rules: readonly FieldRule[];
  invitation: Invitation;
  countries: ReturnType<typeof useCountries>;
  onOpened: (value: LoginValue) => Promise<void>;
};

/** Everything that the parts of a registration form share. */
export const useRegistrationForm = (options: Options) => {
  const { mode, settings, rules, invitation, countries, onOpened } = options;
  const { brand, hasFlag } = useSite();
  const isHydrated = useIsHydrated();
  const fields = fieldsOf(settings, mode, hasFlag);
  const codeField = (['affiliateCode', 'referralCode'] as const).find((name) =>
    fields.some(({ field }) => field === name),
  );
  const termsFor = (dialingCode: string | undefined): RegistrationTerms => ({
    mode,
    fields,
    rules,
    settings,
    today: dateIn(brand.timeZone, new Date()),
    dialingCode,
    lockedField: invitation.code ? codeField : undefined,
  });
  const list = countries.countries;
  const countryOf = (entries: Entries) => list.find(({ code }) => code === entries.country) ?? list[0];
  const termsOf = (entries: Entries) => termsFor(countryOf(entries)?.dialingCode);
  const person = useAtomValue(pendingSocialAtom);
  // A captcha belongs to one visitor: the written page holds none.
  const captcha = useCaptcha({ isAlwaysAsked: settings.captcha && isHydrated });
  const recaptcha = useCaptcha({ isForFirebase: true });
  const codes = usePhoneCodes();
  const phone = hasFlag('FIREBASESMS3') ? codes : undefined;
  const state = useEntries({
    termsOf,
    known: nameEntries(termsFor(undefined), person?.name),
    submission: useSubmission({ termsOf, captcha, phone, invitation: invitation.code, onOpened }),
  });
  const terms = termsOf(state.values);
  const sms = useMobileProof(state, terms, phone ? recaptcha : captcha, phone);
  return {
    ...state,
    terms,
    codeField,
    invitation,
    sms,
    country: countryOf(state.values)?.code ?? '',
    countries: list,
    /** What stands before a code that Firebase sends. */
    recaptcha: phone && recaptcha,
    captcha: isHydrated ? captcha : { ...captcha, isAsked: settings.captcha },
    isReady: isHydrated,
  };
};

/** What the parts of a registration form share. */
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
