import type { Handler } from '#kernel';
import { requireCaptcha } from '../captcha/requireCaptcha.ts';
import { openAccount } from './registration/openAccount.ts';
import { readMobileProof } from './registration/readMobileProof.ts';
import { readRegistration } from './registration/readRegistration.ts';

/**
 * Opens an account by username. Fields are the merchant's; where REGMOBVERF3 is on a mobile number is asked for
 * and has to be proved by a code. Age and consent are asked of everyone.
 */
export const register: Handler<'register'> = async (context, { body }) => {
  const { services, merchant, site, clientAddress } = context;
  await services.limiter.enforce('registerTries', merchant.code, clientAddress);
  const needsCode = site.hasFlag('REGMOBVERF3');
  const asked = new Map(site.register.fields.map(({ field, required }) => [field, { isRequired: required }]));
  asked.set('username', { isRequired: true }).set('password', { isRequired: true });
  if (needsCode) asked.set('mobileNum', { isRequired: true });

  const sound = readRegistration(context, body, asked, needsCode);
  if (site.register.captcha) await requireCaptcha(context, body);
  const { mobile } = sound;
  const spend = needsCode && mobile !== null ? await readMobileProof(context, mobile, body) : undefined;
  const username = sound.clean.username ?? '';
  return openAccount(context, body, sound, {
    username,
    nickname: username,
    isMobileVerified: spend !== undefined,
    ...(spend && { spend }),
  });
};
