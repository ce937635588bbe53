import type { Handler } from '#kernel';
import { enforceCodeLimits, sendCode } from '#identity';
import { confirmResetter } from './confirmResetter.ts';
import { requireReceiver } from './requireReceiver.ts';

/**
 * Sends the code that sets a new payment password to the member's own phone or mailbox. The password of the login
 * comes first, so that a session that was left open sends nothing.
 */
export const sendPaymentPasswordCode: Handler<'sendPaymentPasswordCode'> = async (context, { body }) => {
  const account = await confirmResetter(context, body.password);
  const receiver = requireReceiver(account, body.channel);
  const { channel, address } = receiver;
  await enforceCodeLimits(context, receiver);
  return sendCode(context, 'payment', address, { accountId: account.id, isWithheld: false }, channel);
};
