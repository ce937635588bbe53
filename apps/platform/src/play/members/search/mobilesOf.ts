import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Site } from '#kernel';

/** The numbers in E.164 that digits as somebody reads them out may be, at home in each country of the site. */
export const mobilesOf = (text: string, { countries }: Pick<Site, 'countries'>): string[] => {
  if (!/^[+\d][\d\s().-]{5,}$/.test(text)) return [];
  const typed = text.replace(/^00/, '+');
  const codes = typed.startsWith('+')
    ? [undefined]
    : countries.map(({ countryDialingCode }) => countryDialingCode);
  const found = codes.flatMap((defaultCallingCode) => {
    const parsed = parsePhoneNumberFromString(typed, defaultCallingCode ? { defaultCallingCode } : undefined);
    return parsed?.isValid() ? [parsed.number as string] : [];
  });
  // Whoever copies one from a list may have lost its sign.
  const international = parsePhoneNumberFromString(`+${typed.replaceAll(/\D/g, '')}`);
  return [...new Set(international?.isValid() ? [...found, international.number] : found)];
};
