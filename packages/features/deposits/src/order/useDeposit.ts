import { getBalance, getDeposit, getDeposits } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Deposit } from '../depositTypes.ts';

/** Milliseconds between two looks. Money may still come to one that has expired, so that it is looked at too. */
const pauses: Readonly<Record<Deposit['state'], number | false>> = {
  waiting: 2_500,
  expired: 15_000,
  paid: false,
  failed: false,
  cancelled: false,
  returned: false,
};

/** One deposit, looked at again and again until it has ended; its money is in the balance at once. */
export const useDeposit = (reference: string) => {
  const { query } = useApi();
  const queries = useQueryClient();
  const found = useQuery({
    ...query(getDeposit, { query: { reference } }),
    refetchInterval: ({ state }) => (state.data ? pauses[state.data.state] : false),
  });
  const state = found.data?.state;
  useEffect(() => {
    if (state === undefined) return;
    void queries.invalidateQueries({ queryKey: [getDeposits.id] });
    if (state === 'paid') void queries.invalidateQueries({ queryKey: [getBalance.id] });
  }, [queries, state]);
  return found;
};
