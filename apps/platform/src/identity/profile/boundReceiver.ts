import type { Account } from '../accounts/schema.ts';
import { hintOf } from '../verification/hintOf.ts';

/** The phone or mailbox of an account, as much of it as its owner needs; null where it has none. */
export const boundReceiver = (account: Account, channel: 'sms' | 'email') => {
  const [address, isVerified] =
    channel === 'sms' ? [account.mobile, account.isMobileVerified] : [account.email, account.isEmailVerified];
  return address === null ? null : { hint: hintOf(channel, address), isVerified };
};
