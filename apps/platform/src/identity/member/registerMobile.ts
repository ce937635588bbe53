import { ApiFailure, type Handler } from '#kernel';
import { maskName } from './maskName.ts';
import { nationalDigits } from '../accounts/nationalDigits.ts';
import { openAccount } from './registration/openAccount.ts';
import { readMobileProof } from './registration/readMobileProof.ts';
import { readRegistration } from './registration/readRegistration.ts';

/**
 * Opens an account by a mobile number that a code proves; the number as dialled at home becomes the username. A
 * password is asked for where MOBILENUMPASSREG3 is on. The captcha stood before the code was sent.
 */
export const registerMobile: Handler<'registerMobile'> = async (context, { body }) => {
  const { services, merchant, site, clientAddress } = context;
  await services.limiter.enforce('registerTries', merchant.code, clientAddress);
  const isRequired = (field: string) =>
    site.register.fields.find((entry) => entry.field === field)?.required ?? false;
  const asked = new Map(
    site.register.mobileFields.map((field) => [field, { isRequired: isRequired(field) }]),
  );
  asked.set('mobileNum', { isRequired: true });
  asked.delete('username');
  asked.delete('password');
  if (site.hasFlag('MOBILENUMPASSREG3')) asked.set('password', { isRequired: true });

  const sound = readRegistration(context, body, asked, true);
  const { mobile } = sound;
  if (!mobile) throw new ApiFailure('MOBILE_INVALID');
  const spend = await readMobileProof(context, mobile, body);
  const username = nationalDigits(mobile);
  return openAccount(context, body, sound, {
    username,
    nickname: maskName(username),
    isMobileVerified: true,
    spend,
  });
};
