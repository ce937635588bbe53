import { type Context, limits } from '#kernel';
import { type CaptchaProof, requireCaptcha } from '../captcha/requireCaptcha.ts';
import { enforceSmsLimits } from './enforceSmsLimits.ts';

/**
 * What stands before each SMS: a captcha where the site or the address's past asks for one, then the limits of
 * the address and of the number, whether anybody has that number or not.
 */
export const guardSms = async (
  context: Context,
  mobile: string,
  captcha: { isAsked: boolean; proof: CaptchaProof },
): Promise<void> => {
  const { merchant, services, clientAddress } = context;
  const { count } = await services.limiter.peek('smsAddress', merchant.code, clientAddress);
  if (captcha.isAsked || count >= limits.smsCaptchaAddress.max) await requireCaptcha(context, captcha.proof);
  await enforceSmsLimits(context, mobile);
};
