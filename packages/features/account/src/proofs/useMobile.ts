import { getCountries } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The country that a mobile number is dialled in, and those that it may be, the usual one first. */
export const useMobile = () => {
  const { query } = useApi();
  const { language } = useSite();
  const countries = useQuery({ ...query(getCountries, {}), staleTime: Number.POSITIVE_INFINITY });
  const [chosen, setCountry] = useState<string>();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const listed = (countries.data ?? []).map(({ countryCode, countryDialingCode }) => ({
    code: countryCode,
    dialingCode: countryDialingCode,
    name: names.of(countryCode) ?? countryCode,
  }));
  const country = chosen ?? listed[0]?.code ?? '';
  return {
    countries: listed,
    isFailed: countries.isError,
    retry: () => void countries.refetch(),
    country,
    setCountry,
    /** A number as a payload has it. */
    bodyOf: (number: string) => ({
      mobileNum: number.trim(),
      countryDialingCode: listed.find(({ code }) => code === country)?.dialingCode ?? '',
    }),
  };
};

/** What `useMobile` gives. */
export type Mobile = ReturnType<typeof useMobile>;
