import { useLingui } from '@lingui/react/macro';
import type { SiteSettings } from './settingChanges.ts';

type Logins = SiteSettings['logins'];
type Name = Logins['secondFactor'][number] | Logins['secondFactorAfter'][number];

/** What the ways to prove a login are called. */
export const useProofNames = (): Readonly<Record<Name, string>> => {
  const { t } = useLingui();
  return {
    passkey: t`Passkey`,
    authenticator: t`Authenticator app`,
    sms: t`Code by SMS`,
    email: t`Code by e-mail`,
    boundEmail: t`The whole bound e-mail address`,
    payeeName: t`The name on the bank account`,
    social: t`Sign-in by a provider`,
  };
};
