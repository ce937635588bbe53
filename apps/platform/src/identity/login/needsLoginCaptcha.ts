import { type Context, limits } from '#kernel';
import { knownDevice } from '../session/knownDevice.ts';

/** Whether the next login has to carry a captcha: always by LOGINREQCAPTCHA3, else after failures. */
export const needsLoginCaptcha = async (context: Context, usernameKey: string): Promise<boolean> => {
  const { merchant, services, site, clientAddress } = context;
  if (site.hasFlag('LOGINREQCAPTCHA3')) return true;
  const device = knownDevice(context, usernameKey);
  if (device) {
    const own = await services.limiter.peek('loginDevice', merchant.code, usernameKey, device);
    if (own.isAllowed) return own.count >= limits.loginCaptcha.max;
  }
  const ofName = await services.limiter.peek('loginCaptcha', merchant.code, usernameKey);
  if (!ofName.isAllowed) return true;
  const ofAddress = await services.limiter.peek('loginCaptchaAddress', merchant.code, clientAddress);
  return !ofAddress.isAllowed;
};
