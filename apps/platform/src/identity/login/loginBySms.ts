import { eq } from '#drizzle';
import type { BodyOf, ValueOf } from '@marquee/contract';
import { ApiFailure, type Context } from '#kernel';
import { findByMobile } from '../accounts/findByMobile.ts';
import { accounts } from '../accounts/schema.ts';
import { checkCode } from '../verification/checkCode.ts';
import { readMobile } from '../verification/readMobile.ts';
import { spendCode } from '../verification/spendCode.ts';
import { fieldsRequired } from '../accounts/fields/fieldsRequired.ts';
import { finishLogin } from './finishLogin.ts';

/** Logs in by mobile number and SMS code. A number that nobody has is answered like a wrong code. */
export const loginBySms = async (context: Context, body: BodyOf<'login'>): Promise<ValueOf<'login'>> => {
  if (!context.site.hasFlag('MOBILEVERCODELOGIN3')) throw new ApiFailure('FEATURE_DISABLED');
  const { mobileNum, countryDialingCode, verificationCode: code } = body;
  if (!mobileNum || !countryDialingCode || !code || body.isSms === false) {
    const given = { mobileNum, countryDialingCode, verificationCode: code, isSms: body.isSms ?? true };
    const missing = Object.entries(given).filter(([, value]) => !value);
    throw fieldsRequired(
      context.language,
      missing.map(([field]) => field),
    );
  }
  const mobile = readMobile(context, { mobileNum, countryDialingCode });
  await checkCode(context, 'login', mobile, code);
  const account = await context.tenant((tx) => findByMobile(tx, mobile));
  if (!account) throw new ApiFailure('CODE_WRONG');
  // Before the session, which may have to wait for a stronger proof: the code is good once.
  await context.tenant(async (tx) => {
    await spendCode(tx, context, 'login', mobile, code);
    await tx.update(accounts).set({ isMobileVerified: true }).where(eq(accounts.id, account.id));
  });
  return finishLogin(context, account, { method: 'sms', remember: body.remember ?? false });
};
