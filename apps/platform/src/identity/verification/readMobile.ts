import { ApiFailure, type Context } from '#kernel';
import { normaliseMobile } from '../accounts/normaliseMobile.ts';

/** A number in E.164, when it is a mobile number of a country that the merchant accepts; MOBILE_INVALID else. */
export const readMobile = (
  context: Pick<Context, 'site'>,
  typed: { mobileNum: string; countryDialingCode: string },
): string => {
  const isServed = context.site.countries.some(
    (country) => country.countryDialingCode === typed.countryDialingCode,
  );
  const mobile = isServed ? normaliseMobile(typed.mobileNum, typed.countryDialingCode) : null;
  if (!mobile) throw new ApiFailure('MOBILE_INVALID');
  return mobile;
};
