import { getGames } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Filters } from './filters.ts';

/** Games of one page of a list: six rows of a desktop, twelve of a phone. */
export const pageSize = 36;

/** The first pages of the games that pass the filters. */
export const useGamePages = ({ category, vendor, search, pages = 1 }: Filters) => {
  const { query } = useApi();
  const pageOf = (page: number) => query(getGames, { query: { category, vendor, search, page, pageSize } });
  const first = useQuery(pageOf(1));
  const total = first.data?.total;
  const pageCount = Math.ceil((total ?? 0) / pageSize);
  const further = useQueries({
    queries: Array.from({ length: Math.max(0, Math.min(pages, pageCount) - 1) }, (_, index) =>
      pageOf(index + 2),
    ),
  });
  const games = first.data && [first, ...further].flatMap(({ data }) => data?.list ?? []);
  return {
    first,
    games,
    total,
    hasMore: pages < pageCount,
    isLoadingMore: further.some(({ isPending }) => isPending),
    /** The further page that did not load, if one did not. */
    failed: further.find(({ isError }) => isError),
  };
};
