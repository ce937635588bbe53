import type { Handler } from '#kernel';
import { confirmLoginPassword, enforceSmsLimits, sendCode } from '#identity';
import { requireReceiver } from './requireReceiver.ts';

/**
 * Sends the code that sets a new payment password to the member's own phone or mailbox. The password of the login
 * comes first, so that a session that was left open sends nothing.
 */
export const sendPaymentPasswordCode: Handler<'sendPaymentPasswordCode'> = async (context, { body }) => {
  const { merchant, services } = context;
  const account = await confirmLoginPassword(context, body.password);
  const { channel, address } = requireReceiver(account, body.channel);
  if (channel === 'sms') await enforceSmsLimits(context, address);
  else {
    await services.limiter.enforce('codeMailMinute', merchant.code, address);
    await services.limiter.enforce('codeMailHour', merchant.code, address);
  }
  return sendCode(context, 'payment', address, { accountId: account.id, isWithheld: false }, channel);
};
