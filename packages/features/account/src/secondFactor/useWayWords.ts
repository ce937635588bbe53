import { useLingui } from '@lingui/react/macro';
import type { Way } from './Verification.ts';

/** The names of the ways to prove a login. */
export const useWayWords = (): Readonly<Record<Way['method'], string>> => {
  const { t } = useLingui();
  return {
    passkey: t`Passkey`,
    authenticator: t`Authenticator app`,
    sms: t`Code by SMS`,
    email: t`Code by e-mail`,
    boundEmail: t`Your e-mail address`,
    payeeName: t`Name on your bank account`,
  };
};
