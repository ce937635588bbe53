import { ApiFailure, type Handler } from '#kernel';
import { guardSms } from './guardSms.ts';
import { readMobile } from './readMobile.ts';
import { sendCode } from './sendCode.ts';

/**
 * Sends a registration code to a number typed in, or to the number that is the username. Whether the number has
 * an account already is told only at registration, to whoever holds the code.
 */
export const sendRegisterSms: Handler<'sendRegisterSms'> = async (context, { body }) => {
  if (context.site.hasFlag('FIREBASESMS3')) throw new ApiFailure('FEATURE_DISABLED');
  const mobileNum = body.mobileNum ?? body.username;
  if (!mobileNum) throw new ApiFailure('MOBILE_INVALID');
  const mobile = readMobile(context, { mobileNum, countryDialingCode: body.countryDialingCode });
  await guardSms(context, mobile, { isAsked: context.site.register.captcha, proof: body });
  return sendCode(context, 'register', mobile, { accountId: null, isWithheld: false });
};
