import type { RouteQuery } from '@marquee/contract/route';
import { getGames } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { currencies, type Currency } from '@marquee/reference';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Filters, manyLines } from './filters.ts';

/** Games of one page of a list: six rows of a desktop, twelve of a phone. */
export const pageSize = 36;

const queryOf = (filters: Filters, currency: Currency): RouteQuery<'getGames'> => ({
  category: filters.category,
  vendor: filters.vendor,
  search: filters.search,
  minBet: filters.hasLowBet ? currencies[currency].coin : undefined,
  lines: filters.hasManyLines ? manyLines : undefined,
  feature: filters.feature,
  volatility: filters.volatility,
  returnToPlayer: filters.returnToPlayer,
  sort: filters.sort,
});

/** The first pages of the games that pass the filters. Each page begins after the last game of the one before. */
export const useGamePages = ({ pages = 1, ...filters }: Filters) => {
  const { call } = useApi();
  const { language, brand } = useSite();
  const query = { ...queryOf(filters, brand.currency), pageSize };
  const answer = useInfiniteQuery({
    queryKey: [getGames.id, language, 'pages', query],
    queryFn: ({ pageParam, signal }) =>
      call(getGames, { query: { ...query, after: pageParam ?? undefined } }, { signal }),
    // As a page's HTML has it, whose answers are JSON.
    initialPageParam: null as string | null,
    getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.nodeId : undefined),
    // Coming back to a long list would else ask for each of its pages anew.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = answer;
  const loaded = data?.pages.length ?? 0;
  const isMissing = loaded > 0 && loaded < pages && hasNextPage && !isFetching && !isFetchNextPageError;
  const loadNext = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isMissing) loadNext();
  }, [isMissing]);
  return { answer, loaded, first: data?.pages[0] };
};
