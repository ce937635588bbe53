import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@marquee/contract/errors';
import { type Checks, useCaptcha, useSite } from '@marquee/feature-core';
import { useMobile } from './useMobile.ts';
import { useMobileCheck } from './useMobileCheck.ts';
import { usePhoneCodes } from './usePhoneCodes.ts';

/** The fields of a proof by mobile number. */
export type MobileCodeFields = { mobileNum: string; verificationCode: string };

const values: MobileCodeFields = { mobileNum: '', verificationCode: '' };

const fieldOf: Partial<Record<ErrorCode, keyof MobileCodeFields>> = {
  MOBILE_INVALID: 'mobileNum',
  MOBILE_MISSING: 'mobileNum',
  MOBILE_UNKNOWN: 'mobileNum',
  CODE_WRONG: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  CODE_MISSING: 'verificationCode',
  CODE_TRIES_EXCEEDED: 'verificationCode',
};

/**
 * What a form has that is proved by a code sent to a mobile number, and what `MobileCode` shows of it.
 * @param isByFirebase Whether Firebase sends the code.
 */
export const useMobileCode = ({ isByFirebase = false } = {}) => {
  const { t } = useLingui();
  const { hasFlag } = useSite();
  const mobile = useMobile();
  const findMobileProblem = useMobileCheck(mobile);
  const captcha = useCaptcha({
    isAlwaysAsked: hasFlag('LOGINREQCAPTCHA3'),
    isForFirebase: isByFirebase,
  });
  const phone = usePhoneCodes();
  const checks: Checks<MobileCodeFields> = {
    mobileNum: findMobileProblem,
    verificationCode: (code, { mobileNum }) => {
      if (!code) return t`Enter the verification code.`;
      return isByFirebase && !phone.hasSent(mobile.bodyOf(mobileNum))
        ? t`Have a code sent to this number first.`
        : undefined;
    },
  };
  return { values, checks, fieldOf, proof: { mobile, captcha, phone } };
};

/** What `useMobileCode` gives beside the parts of a form. */
export type MobileCodeProof = ReturnType<typeof useMobileCode>['proof'];
