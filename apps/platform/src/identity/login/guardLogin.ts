import { ApiFailure, type Context, recordEvent } from '#kernel';
import { type CaptchaProof, requireCaptcha } from '../captcha/requireCaptcha.ts';
import { needsLoginCaptcha } from './needsLoginCaptcha.ts';

/**
 * What stands before each try of a password, known username or not: the lock, the address's limit, and a
 * captcha after failures. The try is counted before it is made, so that tries made at once all count.
 */
export const guardLogin = async (
  context: Context,
  usernameKey: string,
  captcha: CaptchaProof,
): Promise<void> => {
  const { merchant, services, clientAddress } = context;
  const locked = await services.limiter.peek('loginLock', merchant.code, usernameKey);
  if (!locked.isAllowed) throw new ApiFailure('ACCOUNT_LOCKED', { retryAfter: locked.retryAfter });
  const address = await services.limiter.peek('loginAddress', merchant.code, clientAddress);
  if (!address.isAllowed) throw new ApiFailure('RATE_LIMITED', { retryAfter: address.retryAfter });

  if (await needsLoginCaptcha(context, usernameKey)) await requireCaptcha(context, captcha);

  const counted = await services.limiter.consume('loginLock', merchant.code, usernameKey);
  if (counted.isAllowed) return;
  await context.tenant((tx) => recordEvent(tx, context, 'login.locked', null));
  throw new ApiFailure('ACCOUNT_LOCKED', { retryAfter: counted.retryAfter });
};
