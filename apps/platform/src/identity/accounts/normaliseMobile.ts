import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));
const smsTypes: (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * A mobile number in E.164 from the digits as typed and the dialling code of its country; null when it cannot
 * be a mobile number there. Fixed-line numbers are refused, since no SMS reaches them.
 */
export const normaliseMobile = (mobileNum: string, countryDialingCode: string): string | null => {
  if (!callingCodes.has(countryDialingCode)) return null;
  const typed = mobileNum.trim().replace(/^00/, '+');
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: countryDialingCode });
  if (!parsed?.isValid() || parsed.countryCallingCode !== countryDialingCode) return null;
  return smsTypes.includes(parsed.getType()) ? parsed.number : null;
};
