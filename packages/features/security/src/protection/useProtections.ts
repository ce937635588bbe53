import { useLingui } from '@lingui/react/macro';
import type { SecurityState } from '../SecurityState.ts';

/** One thing that guards an account. */
export type Protection = {
  id: 'password' | 'paymentPassword' | 'mobile' | 'email' | 'passkeys' | 'authenticator';
  name: string;
  /** As much of it as its owner needs. */
  hint?: string | undefined;
  /** What it protects, or would. */
  guards: string;
  state: 'on' | 'unverified' | 'off';
  /** What may be done about it. */
  action: string;
  /** Where it is set and changed, when not on this page. */
  page?: string;
};

const profilePage = '/member/profile';

const receiverState = (receiver: SecurityState['email']): Protection['state'] =>
  receiver === null ? 'off' : receiver.isVerified ? 'on' : 'unverified';

/** Everything that can guard an account, as this member has it. */
export const useProtections = (security: SecurityState): Protection[] => {
  const { t } = useLingui();
  const { hasPassword, hasPaymentPassword, mobile, email, authenticator, passkeys } = security;
  const actions = { on: t`Change`, unverified: t`Verify`, off: t`Set up` };
  const protections: Omit<Protection, 'action'>[] = [
    {
      id: 'password',
      name: t`Login password`,
      guards: t`Keeps others from logging in as you.`,
      state: hasPassword ? 'on' : 'off',
    },
    {
      id: 'paymentPassword',
      name: t`Payment password`,
      guards: t`Protects withdrawals and bank details, even on a device left logged in.`,
      state: hasPaymentPassword ? 'on' : 'off',
      page: '/member/cards',
    },
    {
      id: 'mobile',
      name: t`Phone`,
      hint: mobile?.hint,
      guards: t`Proves that it’s you when you forget a password or log in from somewhere new.`,
      state: receiverState(mobile),
      page: profilePage,
    },
    {
      id: 'email',
      name: t`E-mail`,
      hint: email?.hint,
      guards: t`Lets you reset your password and tells you about logins from new addresses.`,
      state: receiverState(email),
      page: profilePage,
    },
    {
      id: 'passkeys',
      name: t`Passkey`,
      guards: t`Can’t be guessed, phished or forgotten.`,
      state: passkeys.length > 0 ? 'on' : 'off',
    },
    {
      id: 'authenticator',
      name: t`Authenticator app`,
      guards: t`Keeps out someone who has your password but not your phone.`,
      state: authenticator ? 'on' : 'off',
    },
  ];
  return protections.map((protection) => ({ ...protection, action: actions[protection.state] }));
};
