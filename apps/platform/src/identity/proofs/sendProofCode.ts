import { ApiFailure, type Handler } from '#kernel';
import { findOwner } from '../accounts/findOwner.ts';
import { enforceCodeLimits } from '../verification/enforceCodeLimits.ts';
import { receiversOf } from '../verification/receiversOf.ts';
import { sendCode } from '../verification/sendCode.ts';
import { proofSubject } from './proofSubject.ts';

/** Sends a code that proves the member to the account's own phone or mailbox, never to one that the call names. */
export const sendProofCode: Handler<'sendProofCode'> = async (context, { body }) => {
  const account = await context.tenant((tx) => findOwner(tx, context.session.accountId));
  const receiver = receiversOf(account).find(({ channel }) => channel === body.channel);
  if (!receiver) throw new ApiFailure('RECEIVER_UNVERIFIED');
  await enforceCodeLimits(context, receiver);
  const { channel, address } = receiver;
  const subject = proofSubject(account.id, channel);
  return sendCode(context, 'proof', address, { accountId: account.id, isWithheld: false, subject }, channel);
};
