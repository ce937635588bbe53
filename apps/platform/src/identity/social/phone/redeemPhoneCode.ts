import { ApiFailure, type Handler, hashSecret } from '#kernel';
import { readToken } from '../readToken.ts';
import { socialFigures } from '../socialFigures.ts';

/** Takes a code for Firebase's token. Firebase's name of what it sent is known to the browser that asked alone. */
export const redeemPhoneCode: Handler<'redeemPhoneCode'> = async (context, { body }) => {
  const { services, merchant, clientAddress } = context;
  const { session, verificationCode } = body;
  const code = verificationCode.trim();
  if (!code) throw new ApiFailure('CODE_MISSING');
  await services.limiter.enforce('codeTriesAddress', merchant.code, clientAddress);
  const tries = await services.limiter.consume('phoneCode', merchant.code, hashSecret(session));
  if (!tries.isAllowed) throw new ApiFailure('CODE_TRIES_EXCEEDED');
  const token = await services.phone.redeem({ merchantCode: merchant.code, session, code });
  await readToken(context, { channel: 'phone', token, minutes: socialFigures.tokenMinutes });
  return { firebaseChannel: 'phone', firebaseIdToken: token };
};
