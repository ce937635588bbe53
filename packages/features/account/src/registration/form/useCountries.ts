import { getCountries } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** The countries whose numbers the merchant accepts, named in the reader's language, the usual one first. */
export const useCountries = (isNeeded: boolean) => {
  const { query } = useApi();
  const { language } = useSite();
  const answer = useQuery({ ...query(getCountries, {}), enabled: isNeeded });
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return {
    isLoading: isNeeded && answer.isPending,
    error: isNeeded ? answer.error : null,
    retry: () => void answer.refetch(),
    countries: (answer.data ?? []).map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      dialingCode: countryDialingCode,
      name: names.of(countryCode) ?? countryCode,
    })),
  };
};
