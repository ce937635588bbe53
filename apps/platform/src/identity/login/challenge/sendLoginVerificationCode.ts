import { ApiFailure, codes, type Handler, queueMessage, recordEvent } from '#kernel';
import { receiversOf } from '../../verification/receiversOf.ts';
import { enforceCodeLimits } from '../../verification/enforceCodeLimits.ts';
import { issueCode } from '../../verification/issueCode.ts';
import { codeSubject } from './codeSubject.ts';
import { findChallenge } from './findChallenge.ts';
import { findLoginWays } from '../../proofs/findLoginWays.ts';

/** Sends the code of a login to the account's own phone or mailbox, never to one that the call names. */
export const sendLoginVerificationCode: Handler<'sendLoginVerificationCode'> = async (context, { body }) => {
  const challenge = await findChallenge(context, body.challenge);
  const { id, account } = challenge;
  const ways = await context.tenant((tx) => findLoginWays(tx, context, challenge));
  const receiver = receiversOf(account).find(({ channel }) => channel === body.method);
  if (!receiver || !ways.some(({ method }) => method === body.method))
    throw new ApiFailure('RECEIVER_UNVERIFIED');
  await enforceCodeLimits(context, receiver);
  const { channel, address } = receiver;
  const { expiredMinutes: minutes } = codes;
  await context.tenant(async (tx) => {
    const code = await issueCode(tx, context, 'address', codeSubject(id, channel));
    await recordEvent(tx, context, 'code.sent', account.id, { purpose: 'address', channel });
    await queueMessage(tx, context, {
      channel,
      recipient: address,
      template: { name: 'addressCode', brand: context.merchant.brand.name, code, minutes },
      minutes,
    });
  });
  return { expiredMinutes: minutes };
};
