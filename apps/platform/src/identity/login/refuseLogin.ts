import { ApiFailure, type Context, recordEvent } from '#kernel';
import { needsLoginCaptcha } from './needsLoginCaptcha.ts';

/** Counts and records a failed login. Returns the refusal, which says whether the next try needs a captcha. */
export const refuseLogin = async (
  context: Context,
  usernameKey: string,
  accountId: string | null,
): Promise<ApiFailure> => {
  const { merchant, services, clientAddress } = context;
  await services.limiter.consume('loginCaptchaAddress', merchant.code, clientAddress);
  await services.limiter.consume('loginAddress', merchant.code, clientAddress);
  await context.tenant((tx) => recordEvent(tx, context, 'login.failed', accountId));
  return new ApiFailure('WRONG_CREDENTIALS', { captcha: await needsLoginCaptcha(context, usernameKey) });
};
