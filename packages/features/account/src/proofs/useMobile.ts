import { getCountries } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

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
  /** A number as a payload has it. */
  const bodyOf = (number: string) => ({
    mobileNum: number.trim(),
    countryDialingCode: listed.find(({ code }) => code === country)?.dialingCode ?? '',
  });
  // A number may be sent before the countries are there, which say how it is dialled.
  const isSettled = !countries.isPending;
  const waiting = useRef<((settled: typeof bodyOf) => void)[]>([]);
  useEffect(() => {
    if (isSettled) for (const tell of waiting.current.splice(0)) tell(bodyOf);
  });
  return {
    countries: listed,
    isFailed: countries.isError,
    retry: () => void countries.refetch(),
    country,
    setCountry,
    bodyOf,
    /** The same, once the countries are there or could not be loaded. */
    settledBodyOf: async (number: string) =>
      isSettled
        ? bodyOf(number)
        : new Promise<ReturnType<typeof bodyOf>>((resolve) => {
            waiting.current.push((settled) => resolve(settled(number)));
          }),
  };
};

/** What `useMobile` gives. */
export type Mobile = ReturnType<typeof useMobile>;
