import { ApiError } from '@marquee/api-client';
import { sendRegisterSms } from '@marquee/contract/routes';
import { type Captcha, useApi } from '@marquee/feature-core';
import type { PhoneCodes } from '../../proofs/usePhoneCodes.ts';
import { useSmsSending } from '../../proofs/useSmsSending.ts';
import { useProblemText } from '../fields/useProblemText.ts';
import { cleanMobile } from '../rules/cleanMobile.ts';
import { checkMobile } from './checkMobile.ts';
import type { RegistrationTerms } from './Entries.ts';
import type { EntriesState } from './useEntries.ts';
import { readRefusal } from './readRefusal.ts';

const isOfField = (code: string) =>
  code.startsWith('CAPTCHA_') || ['MOBILE_INVALID', 'MOBILE_MISSING', 'INVALID_INPUT'].includes(code);

/** Where the number becomes the username it is sent as that; beside a username it is a number (specification, 7). */
const numberAs = (mode: RegistrationTerms['mode'], mobileNum: string) =>
  mode === 'mobile' ? { username: mobileNum } : { mobileNum };

/**
 * Sends the code that proves the number, after the number has been checked here.
 * @param captcha What stands before the code.
 * @param phone Firebase's codes, where it sends them.
 */
export const useMobileProof = (
  state: EntriesState,
  terms: RegistrationTerms,
  captcha: Captcha,
  phone: PhoneCodes | undefined,
) => {
  const { call } = useApi();
  const problemText = useProblemText();
  const { values: entries, errors, refuse } = state;
  const countryDialingCode = terms.dialingCode ?? '';
  const mobileNum = cleanMobile(entries.mobileNum, terms.dialingCode);
  const sending = useSmsSending(`+${countryDialingCode} ${mobileNum}`, {
    send: (fields) =>
      phone
        ? phone.send({ mobileNum, countryDialingCode }, fields)
        : call(sendRegisterSms, {
            body: { ...numberAs(terms.mode, mobileNum), countryDialingCode, ...fields },
          }),
    captcha: {
      ...captcha,
      // A form that is sent with a captcha of its own needs the next one, not none.
      putAway:
        !phone && terms.mode === 'username' && terms.settings.captcha ? captcha.renew : captcha.putAway,
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError) || !isOfField(error.code)) return false;
      const { errors: found } = readRefusal(error, new Set(['mobileNum']));
      refuse({ ...errors, ...found });
      return found.mobileNum !== undefined || error.code.startsWith('CAPTCHA');
    },
  });
  return {
    ...sending,
    send: async () => {
      const { mobileNum: _checked, ...others } = errors;
      const problem = await checkMobile(entries, terms);
      const hasCaptcha = captcha.isReady();
      if (problem || !hasCaptcha) refuse({ ...others, ...(problem && { mobileNum: problemText(problem) }) });
      else sending.send();
    },
  };
};
