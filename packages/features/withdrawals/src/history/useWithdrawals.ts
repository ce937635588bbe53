import { getWithdrawals } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isOpen } from './isOpen.ts';
import { pollMilliseconds } from './pollMilliseconds.ts';

/** A page of the member's withdrawals, newest first; asked for again while one of them is open. */
export const useWithdrawals = (page: number, pageSize: number) => {
  const { query } = useApi();
  return useQuery({
    ...query(getWithdrawals, { query: { page, pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.withdrawals.some((each) => isOpen(each.state)) ? pollMilliseconds : false,
  });
};
