import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@marquee/contract/errors';
import { type Checks, useSite } from '@marquee/feature-core';
import { useCaptcha } from './useCaptcha.ts';
import { useMobile } from './useMobile.ts';
import { useMobileCheck } from './useMobileCheck.ts';

/** The fields of a proof by mobile number. */
export type MobileCodeFields = { mobileNum: string; verificationCode: string };

const values: MobileCodeFields = { mobileNum: '', verificationCode: '' };

const fieldOf: Partial<Record<ErrorCode, keyof MobileCodeFields>> = {
  MOBILE_INVALID: 'mobileNum',
  CODE_WRONG: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  CODE_TRIES_EXCEEDED: 'verificationCode',
};

/** What a form has that is proved by a code sent to a mobile number, and what `MobileCode` shows of it. */
export const useMobileCode = () => {
  const { t } = useLingui();
  const { hasFlag } = useSite();
  const mobile = useMobile();
  const findMobileProblem = useMobileCheck();
  const captcha = useCaptcha({ isAlwaysAsked: hasFlag('LOGINREQCAPTCHA3') });
  const checks: Checks<MobileCodeFields> = {
    mobileNum: (number) => findMobileProblem(mobile.bodyOf(number)),
    verificationCode: (code) => (code ? undefined : t`Enter the verification code.`),
  };
  return { values, checks, fieldOf, proof: { mobile, captcha } };
};

/** What `useMobileCode` gives beside the parts of a form. */
export type MobileCodeProof = ReturnType<typeof useMobileCode>['proof'];
