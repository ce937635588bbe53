import { ApiFailure, type Context, recordEvent } from '#kernel';
import { needsLoginCaptcha } from './needsLoginCaptcha.ts';

/** Counts and records a failed login. Returns the refusal, which says whether the next try needs a captcha. */
export const refuseLogin = async (
  context: Context,
  usernameKey: string,
  accountId: string | null,
): Promise<ApiFailure> => {
  const { merchant, services, clientAddress } = context;
  await services.limiter.consume('loginCaptcha', merchant.code, usernameKey);
  await services.limiter.consume('loginCaptchaAddress', merchant.code, clientAddress);
  await services.limiter.consume('loginAddress', merchant.code, clientAddress);
  const lock = await services.limiter.peek('loginLock', merchant.code, usernameKey);
  await context.tenant(async (tx) => {
    await recordEvent(tx, context, 'login.failed', accountId);
    if (!lock.isAllowed) await recordEvent(tx, context, 'login.locked', accountId);
  });
  return new ApiFailure('WRONG_CREDENTIALS', { captcha: await needsLoginCaptcha(context, usernameKey) });
};
