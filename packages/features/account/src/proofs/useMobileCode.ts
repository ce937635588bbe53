import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marquee/api-client';
import type { ErrorCode } from '@marquee/contract/errors';
import { type FieldErrors, useRefusal, useSite } from '@marquee/feature-core';
import { useState } from 'react';
import { useCaptcha } from './useCaptcha.ts';
import { useSmsSending } from './useSmsSending.ts';
import { type Mobile, useMobile } from './useMobile.ts';
import { useMobileCheck } from './useMobileCheck.ts';

/** The fields that a proof by mobile number has. */
export type MobileCodeField = 'mobileNum' | 'verificationCode';

const fieldOf: Partial<Record<ErrorCode, MobileCodeField>> = {
  MOBILE_INVALID: 'mobileNum',
  CODE_WRONG: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  CODE_TRIES_EXCEEDED: 'verificationCode',
};

type Options<F extends string> = {
  send: (mobile: Mobile['body'], captcha: string | undefined) => Promise<{ expiredMinutes: number }>;
  /** Further fields of the form. */
  fields?: readonly F[];
};

/** The state of a form that is proved by a code sent to a mobile number, and of what is wrong with it. */
export const useMobileCode = <F extends string = never>({ send, fields = [] }: Options<F>) => {
  const { t } = useLingui();
  const { hasFlag } = useSite();
  const [code, setCode] = useState('');
  const mobile = useMobile();
  const findMobileProblem = useMobileCheck();
  const captcha = useCaptcha({ isAlwaysAsked: hasFlag('LOGINREQCAPTCHA3') });
  const refusal = useRefusal<MobileCodeField | F>(['mobileNum', 'verificationCode', ...fields], fieldOf);
  const sending = useSmsSending(mobile.key, {
    send: (answer) => send(mobile.body, answer),
    captcha,
    onRefused: (error) => {
      if (!(error instanceof ApiError)) return false;
      const isCaptcha = error.code === 'CAPTCHA_REQUIRED' || error.code === 'CAPTCHA_WRONG';
      const isNumber = error.code === 'MOBILE_INVALID' || error.fields.length > 0;
      if (isCaptcha) refusal.refuse({});
      else if (isNumber) refusal.refuseBy(error);
      return isCaptcha || isNumber;
    },
  });

  return {
    mobile,
    captcha,
    refusal,
    sending,
    code,
    setCode: (digits: string) => {
      setCode(digits);
      refusal.clear('verificationCode');
    },
    /** Sends a code, after the number has been checked. */
    askForCode: async () => {
      const mobileNum = await findMobileProblem(mobile.body);
      const isProved = captcha.isReady();
      if (mobileNum || !isProved)
        return refusal.refuse((mobileNum ? { mobileNum } : {}) as FieldErrors<MobileCodeField | F>);
      refusal.clear();
      return sending.send();
    },
    /** What is wrong with number and code, before they are sent; undefined when nothing is. */
    findProblems: async (): Promise<FieldErrors<MobileCodeField> | undefined> => {
      const mobileNum = await findMobileProblem(mobile.body);
      const verificationCode = code ? undefined : t`Enter the verification code.`;
      if (!mobileNum && !verificationCode) return undefined;
      return { ...(mobileNum && { mobileNum }), ...(verificationCode && { verificationCode }) };
    },
  };
};

/** What `useMobileCode` gives, as far as its fields need it. */
export type MobileCodeProof = Pick<
  ReturnType<typeof useMobileCode>,
  'mobile' | 'captcha' | 'sending' | 'code' | 'setCode' | 'askForCode'
> & { refusal: { errors: FieldErrors<MobileCodeField>; clear: (field: MobileCodeField) => void } };
