import { getCountries } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A mobile number as it is typed, and the countries that it may be dialled in, the usual one first. */
export const useMobile = () => {
  const { query } = useApi();
  const { language } = useSite();
  const countries = useQuery({ ...query(getCountries, {}), staleTime: Number.POSITIVE_INFINITY });
  const [chosen, setCountry] = useState<string>();
  const [number, setNumber] = useState('');
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const listed = (countries.data ?? []).map(({ countryCode, countryDialingCode }) => ({
    code: countryCode,
    dialingCode: countryDialingCode,
    name: names.of(countryCode) ?? countryCode,
  }));
  const country = chosen ?? listed[0]?.code ?? '';
  const body = {
    mobileNum: number.trim(),
    countryDialingCode: listed.find(({ code }) => code === country)?.dialingCode ?? '',
  };
  return {
    countries: listed,
    isFailed: countries.isError,
    isRetrying: countries.isFetching,
    retry: () => void countries.refetch(),
    country,
    setCountry,
    number,
    setNumber,
    /** The number as a payload has it. */
    body,
    /** Tells one number from another. */
    key: `+${body.countryDialingCode} ${body.mobileNum}`,
  };
};

/** What `useMobile` gives. */
export type Mobile = ReturnType<typeof useMobile>;
