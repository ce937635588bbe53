import { ApiError } from '@marquee/api-client';
import { getAffiliate, getRegisterSettings, register, registerMobile } from '@marquee/contract/routes';
import type { RouteBody, RouteValue } from '@marquee/contract/route';
import { type Captcha, type LoginValue, useApi, useErrorText, useWaitText } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import type { PhoneCodes } from '../../proofs/usePhoneCodes.ts';
import { pendingSocialAtom } from '../../social/pendingSocialAtom.ts';
import { bodyOf } from './bodyOf.ts';
import type { Entries, RegistrationTerms } from './Entries.ts';
import { readRefusal } from './readRefusal.ts';

type Parts = {
  termsOf: (entries: Entries) => RegistrationTerms;
  captcha: Captcha;
  /** Firebase's codes, where it sends them. */
  phone: PhoneCodes | undefined;
  /** The code of the invitation that was followed. */
  invitation: string | undefined;
  onOpened: (value: LoginValue) => Promise<void>;
};

/** A registration whose number Firebase vouches for; where another party vouches for who it is, beside that. */
const provedBy = (
  { verificationCode: _redeemed, ...body }: RouteBody<'register'>,
  { firebaseChannel, firebaseIdToken }: RouteValue<'redeemPhoneCode'>,
): RouteBody<'register'> =>
  body.firebaseChannel2
    ? { ...body, phoneIdToken: firebaseIdToken }
    : { ...body, firebaseChannel2: firebaseChannel, firebaseIdToken2: firebaseIdToken };

/** Opens the account, and puts what the platform refuses where it belongs. */
export const useSubmission = ({ termsOf, captcha, phone, invitation, onOpened }: Parts) => {
  const { call } = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const waitText = useWaitText();
  const [person, setPerson] = useAtom(pendingSocialAtom);

  return {
    isProved: () => termsOf({}).mode === 'mobile' || captcha.isReady(),
    send: async (entries: Entries) => {
      const terms = termsOf(entries);
      const proof = terms.mode === 'username' ? captcha.fields : undefined;
      const asked = bodyOf(entries, terms, { address: location, captcha: proof, invitation, person });
      const { mobileNum = '', countryDialingCode = '', verificationCode = '' } = asked;
      const number = { mobileNum, countryDialingCode };
      const body =
        phone && verificationCode ? provedBy(asked, await phone.redeem(number, verificationCode)) : asked;
      return terms.mode === 'mobile'
        ? call(registerMobile, { body: { ...body, ...number } })
        : call(register, { body });
    },
    onSent: async (opened: LoginValue) => {
      setPerson(undefined);
      await onOpened(opened);
    },
    onRefused: (error: unknown, entries: Entries) => {
      const isAboutCaptcha = captcha.see(error);
      const fields = termsOf(entries).fields.map(({ field }) => field);
      const { errors, others } = readRefusal(error, new Set([...fields, 'ageConfirmed', 'terms']));
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'TERMS_OUTDATED')
        void queryClient.invalidateQueries({ queryKey: [getRegisterSettings.id] });
      if (code === 'SOCIAL_TOKEN_INVALID' && person) setPerson({ ...person, isRefused: true });
      // The link's code is no longer good: asking about it again gives the field back to the reader.
      if (code === 'INVITATION_CODE_INVALID')
        void queryClient.invalidateQueries({ queryKey: [getAffiliate.id] });
      const isPlaced = isAboutCaptcha || Object.keys(errors).length > 0;
      const words = others.length > 0 || isPlaced ? others : [errorText(error)];
      return { errors, text: [...words, waitText(error)].filter(Boolean).join(' ') || undefined };
    },
  };
};

/** What `useSubmission` gives. */
export type Submission = ReturnType<typeof useSubmission>;
