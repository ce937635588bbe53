import type { Account } from '../accounts/schema.ts';
import type { Receiver } from './Receiver.ts';

/** Where a member can be reached for certain; what was typed and never proven is not among it. */
export const receiversOf = ({
  mobile,
  isMobileVerified,
  email,
  isEmailVerified,
}: Pick<Account, 'mobile' | 'isMobileVerified' | 'email' | 'isEmailVerified'>): Receiver[] => [
  ...(mobile !== null && isMobileVerified ? [{ channel: 'sms' as const, address: mobile }] : []),
  ...(email !== null && isEmailVerified ? [{ channel: 'email' as const, address: email }] : []),
];
