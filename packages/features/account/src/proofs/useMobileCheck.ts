import { useLingui } from '@lingui/react/macro';
import type { Mobile } from './useMobile.ts';

/** Finds what is wrong with a mobile number before anything is sent to it; undefined when nothing is. */
export const useMobileCheck = ({ settledBodyOf }: Mobile) => {
  const { t } = useLingui();
  return async (number: string): Promise<string | undefined> => {
    if (!number.trim()) return t`This field cannot be empty.`;
    const { mobileNum, countryDialingCode } = await settledBodyOf(number);
    if (!countryDialingCode) return t`We couldn’t load the list of countries.`;
    // The lists of all countries are heavy. Without them the platform still says what is wrong.
    const isMobile = await import('./isMobileNumber.ts').then(
      ({ isMobileNumber }) => isMobileNumber(mobileNum, countryDialingCode),
      () => true,
    );
    return isMobile ? undefined : t`Enter a valid mobile number.`;
  };
};
