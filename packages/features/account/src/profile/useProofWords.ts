import { useLingui } from '@lingui/react/macro';
import type { ProofWay } from './Profile.ts';

/** The names of the ways to prove a change. */
export const useProofWords = (): Readonly<Record<ProofWay['method'], string>> => {
  const { t } = useLingui();
  return {
    passkey: t`Passkey`,
    authenticator: t`Authenticator app`,
    sms: t`Code by SMS`,
    email: t`Code by e-mail`,
    paymentPassword: t`Payment password`,
    password: t`Login password`,
  };
};
