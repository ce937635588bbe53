import { getDrawResults, getOpenedNumbers, getPopularNumbers } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Region } from './Result.ts';

/** Draws end at fixed times: a board that stays open shows them within a minute. */
const refetchInterval = 60_000;

/** What a region has drawn on a day; the latest day where none is named. */
export const useDrawResults = (region: Region, date: string | undefined) => {
  const { query } = useApi();
  return useQuery({
    ...query(getDrawResults, { query: { region, ...(date !== undefined && { date }) } }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
};

/** Which endings have come most often in a region. */
export const usePopularNumbers = (region: Region) => {
  const { query } = useApi();
  return useQuery({ ...query(getPopularNumbers, { query: { region } }), refetchInterval });
};

/** The latest draw of each nationwide or quick lottery. */
export const useOpenedNumbers = () => {
  const { query } = useApi();
  return useQuery({ ...query(getOpenedNumbers, {}), refetchInterval });
};
