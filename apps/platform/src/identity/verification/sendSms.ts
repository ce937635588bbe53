import { ApiFailure, type Handler } from '#kernel';
import { findByMobile } from '../accounts/findByMobile.ts';
import { guardSms } from './guardSms.ts';
import { readMobile } from './readMobile.ts';
import { sendCode } from './sendCode.ts';

const flagOf = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;

/** Sends a code to log in or to set a new password, and answers alike whether anybody has the number. */
export const sendSms: Handler<'sendSms'> = async (context, { body }) => {
  const purpose = body.purpose === 'password' ? 'password' : 'login';
  if (!context.site.hasFlag(flagOf[purpose])) throw new ApiFailure('FEATURE_DISABLED');
  // Firebase sends those codes here.
  if (purpose === 'login' && context.site.hasFlag('FIREBASESMS3')) throw new ApiFailure('FEATURE_DISABLED');
  const mobile = readMobile(context, body);
  await guardSms(context, mobile, {
    isAsked: context.site.hasFlag('LOGINREQCAPTCHA3'),
    proof: body,
  });
  const account = await context.tenant((tx) => findByMobile(tx, mobile));
  return sendCode(context, purpose, mobile, {
    accountId: account?.id ?? null,
    isWithheld: !account || account.isBlocked,
  });
};
