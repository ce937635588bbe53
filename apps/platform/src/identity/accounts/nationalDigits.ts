import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The digits by which a number in E.164 is dialled in its own country, such as 0912345678. */
export const nationalDigits = (mobile: string): string =>
  (parsePhoneNumberFromString(mobile)?.formatNational() ?? mobile).replaceAll(/\D/g, '');
