import { useLingui } from '@lingui/react/macro';
import type { Mobile } from './useMobile.ts';

/** Finds what is wrong with a mobile number before anything is sent to it; undefined when nothing is. */
export const useMobileCheck = () => {
  const { t } = useLingui();
  return async ({
    mobileNum,
    countryDialingCode,
  }: ReturnType<Mobile['bodyOf']>): Promise<string | undefined> => {
    if (!mobileNum) return t`This field cannot be empty.`;
    if (!countryDialingCode) return t`The list of countries is still loading. Try again in a moment.`;
    // The lists of all countries are heavy. Without them the platform still says what is wrong.
    const isMobile = await import('./isMobileNumber.ts').then(
      ({ isMobileNumber }) => isMobileNumber(mobileNum, countryDialingCode),
      () => true,
    );
    return isMobile ? undefined : t`Enter a valid mobile number.`;
  };
};
