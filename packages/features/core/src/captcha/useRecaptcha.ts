import { useLingui } from '@lingui/react/macro';
import { openPopup } from '../popup/openPopup.ts';

/** What reCAPTCHA gives for a payload. */
export type RecaptchaProof = { recaptchaToken: string };

/** The page of the check on the site's own host: no other lets Google's script in. */
const page = '/wps/verification/firebase/check';

/** Opens reCAPTCHA in a window of its own. Rejects with `PopupProblem`. */
export const useRecaptcha = () => {
  const { t } = useLingui();
  return async (): Promise<RecaptchaProof> => {
    const popup = openPopup(t`One moment…`);
    try {
      popup.lead(page);
      return { recaptchaToken: await popup.answer };
    } finally {
      popup.close();
    }
  };
};
