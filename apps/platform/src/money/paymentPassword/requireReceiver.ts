import { ApiFailure } from '#kernel';
import { type Account, type Receiver, receiversOf } from '#identity';
import { requireResettable } from './requireResettable.ts';

/** The member's own phone or mailbox, never one that a call names; RECEIVER_UNVERIFIED without a proven one. */
export const requireReceiver = (account: Account, channel: string): Receiver => {
  requireResettable(account);
  const receiver = receiversOf(account).find((each) => each.channel === channel);
  if (!receiver) throw new ApiFailure('RECEIVER_UNVERIFIED');
  return receiver;
};
