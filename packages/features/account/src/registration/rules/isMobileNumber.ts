/**
 * Whether digits can be a mobile number of the country. The tables of numbers are fetched on the first call; where
 * they cannot be, the platform decides.
 */
export const isMobileNumber = async (mobileNum: string, dialingCode: string): Promise<boolean> => {
  const numbers = await import('libphonenumber-js/mobile').catch(() => undefined);
  if (!numbers) return true;
  const parsed = numbers.parsePhoneNumberFromString(mobileNum, { defaultCallingCode: dialingCode });
  return parsed?.countryCallingCode === dialingCode && parsed.isValid();
};
