import { redeemPhoneCode, sendPhoneCode } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { type CaptchaFields, useApi } from '@marquee/feature-core';
import { useRef } from 'react';
import type { Mobile } from './useMobile.ts';

type MobileNumber = ReturnType<Mobile['bodyOf']>;
type Token = RouteValue<'redeemPhoneCode'>;

const keyOf = ({ mobileNum, countryDialingCode }: MobileNumber) => `${countryDialingCode} ${mobileNum}`;

/** Codes by SMS that Firebase sends: what it called each, and the token that a code was taken for. */
export const usePhoneCodes = () => {
  const { call } = useApi();
  const sessions = useRef(new Map<string, string>());
  const redeemed = useRef<{ code: string; session: string; token: Token }>(undefined);
  return {
    send: async (number: MobileNumber, captcha: CaptchaFields | undefined) => {
      const recaptchaToken = captcha && 'recaptchaToken' in captcha ? captcha.recaptchaToken : '';
      const { session, resendSeconds } = await call(sendPhoneCode, { body: { ...number, recaptchaToken } });
      sessions.current.set(keyOf(number), session);
      return { expiredMinutes: resendSeconds / 60 };
    },
    hasSent: (number: MobileNumber) => sessions.current.has(keyOf(number)),
    /** Takes a code for a token, once: a form that is sent again for another reason has it already. */
    redeem: async (number: MobileNumber, verificationCode: string): Promise<Token> => {
      const session = sessions.current.get(keyOf(number)) ?? '';
      const known = redeemed.current;
      if (known?.code === verificationCode && known.session === session) return known.token;
      const token = await call(redeemPhoneCode, { body: { session, verificationCode } });
      redeemed.current = { code: verificationCode, session, token };
      return token;
    },
  };
};

/** What `usePhoneCodes` gives. */
export type PhoneCodes = ReturnType<typeof usePhoneCodes>;
