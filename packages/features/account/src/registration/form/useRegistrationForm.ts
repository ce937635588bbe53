import { type LoginValue, useSite } from '@marquee/feature-core';
import { useAtomValue } from 'jotai';
import { useCaptcha } from '../../proofs/useCaptcha.ts';
import { nameEntries } from '../../social/nameEntries.ts';
import { pendingSocialAtom } from '../../social/pendingSocialAtom.ts';
import { fieldsOf, type RegistrationMode } from '../fields/fieldsOf.ts';
import { dateIn } from '../rules/dateIn.ts';
import type { FieldRule, RegisterSettings } from '../rules/RegistrationAnswers.ts';
import type { RegistrationTerms } from './Entries.ts';
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
  const person = useAtomValue(pendingSocialAtom);
  const state = useEntries(
    (entries) => termsFor((list.find(({ code }) => code === entries.country) ?? list[0])?.dialingCode),
    nameEntries(termsFor(undefined), person?.name),
  );
  const country = list.find(({ code }) => code === state.entries.country) ?? list[0];
  const terms = termsFor(country?.dialingCode);
  // A captcha belongs to one visitor: the written page holds none.
  const captcha = useCaptcha({ isAlwaysAsked: settings.captcha && isHydrated });
  const sms = useMobileProof(state, terms, captcha);
  const submission = useSubmission({ state, terms, captcha, invitation: invitation.code, onOpened });
  return {
    ...state,
    ...submission,
    terms,
    codeField,
    invitation,
    sms,
    country: country?.code ?? '',
    countries: list,
    captcha: isHydrated ? captcha : { ...captcha, isAsked: settings.captcha },
    isReady: isHydrated,
  };
};

/** What the parts of a registration form share. */
export type RegistrationFormState = Omit<ReturnType<typeof useRegistrationForm>, 'formRef'>;
