import { ApiError } from '@marquee/api-client';
import { sendRegisterSms } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import type { Captcha } from '../../proofs/useCaptcha.ts';
import { useSmsSending } from '../../proofs/useSmsSending.ts';
import { useProblemText } from '../fields/useProblemText.ts';
import { cleanMobile } from '../rules/cleanMobile.ts';
import { checkMobile } from './checkMobile.ts';
import type { RegistrationTerms } from './Entries.ts';
import type { EntriesState } from './useEntries.ts';
import { readRefusal } from './readRefusal.ts';

const isOfField = (code: string) =>
  code.startsWith('CAPTCHA_') || ['MOBILE_INVALID', 'INVALID_INPUT'].includes(code);

/** Sends the code that proves the number, after the number has been checked here. */
export const useMobileProof = (state: EntriesState, terms: RegistrationTerms, captcha: Captcha) => {
  const { call } = useApi();
  const problemText = useProblemText();
  const { values: entries, errors, refuse } = state;
  const countryDialingCode = terms.dialingCode ?? '';
  const mobileNum = cleanMobile(entries.mobileNum, terms.dialingCode);
  const sending = useSmsSending(`+${countryDialingCode} ${mobileNum}`, {
    send: (fields) => call(sendRegisterSms, { body: { mobileNum, countryDialingCode, ...fields } }),
    captcha: {
      ...captcha,
      // A form that is sent with a captcha of its own needs the next one, not none.
      putAway: terms.mode === 'username' && terms.settings.captcha ? captcha.renew : captcha.putAway,
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
