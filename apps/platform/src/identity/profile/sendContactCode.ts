import type { Handler } from '#kernel';
import { findOwner } from '../accounts/findOwner.ts';
import { enforceCodeLimits } from '../verification/enforceCodeLimits.ts';
import { sendCode } from '../verification/sendCode.ts';
import { contactSubject, readContact } from './readContact.ts';

/**
 * Sends a code to a phone or mailbox that is to be the account's. Whether it is another account's already is told only
 * to whoever holds the code.
 */
export const sendContactCode: Handler<'sendContactCode'> = async (context, { body }) => {
  const { services, merchant, session } = context;
  const receiver = readContact(context, body, await context.tenant((tx) => findOwner(tx, session.accountId)));
  const { channel, address } = receiver;
  await services.limiter.enforce('contactCode', merchant.code, session.accountId);
  await enforceCodeLimits(context, receiver);
  const subject = contactSubject(session.accountId, receiver);
  return sendCode(
    context,
    'contact',
    address,
    { accountId: session.accountId, isWithheld: false, subject },
    channel,
  );
};
