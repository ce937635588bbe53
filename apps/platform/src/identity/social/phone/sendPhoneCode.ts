import { type Handler, recordEvent } from '#kernel';
import { enforceSmsLimits } from '../../verification/enforceSmsLimits.ts';
import { readMobile } from '../../verification/readMobile.ts';

/** Seconds after which another code may be asked for (specification, section 4). */
const resendSeconds = 60;

/** Has Firebase send a code, whoever has the number: only its token tells whether somebody does. */
export const sendPhoneCode: Handler<'sendPhoneCode'> = async (context, { body }) => {
  const { services, merchant } = context;
  const mobile = readMobile(context, body);
  await enforceSmsLimits(context, mobile);
  try {
    const { recaptchaToken } = body;
    const session = await services.phone.send({ merchantCode: merchant.code, mobile, recaptchaToken });
    await context.tenant((tx) =>
      recordEvent(tx, context, 'code.sent', null, { purpose: 'firebase', channel: 'sms' }),
    );
    return { session, resendSeconds };
  } catch (error) {
    // Nothing was sent: whoever failed the check need not wait to do it again.
    await services.limiter.clear('smsMinute', merchant.code, mobile);
    throw error;
  }
};
