import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Whether a number can be a mobile number of the country with this dialling code. */
export const isMobileNumber = (mobileNum: string, countryDialingCode: string): boolean => {
  const typed = mobileNum.trim().replace(/^00/, '+');
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: countryDialingCode });
  return parsed?.countryCallingCode === countryDialingCode && parsed.isValid();
};
