import { getConsolidatedFunds } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { sessionStore, useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** All of a member's wallets together. */
export type Funds = RouteValue<(typeof getConsolidatedFunds)['id']>;

/** The member's funds; kept for the session as the specification names it. */
export const useFunds = () => {
  const { query } = useApi();
  const funds = useQuery({ ...query(getConsolidatedFunds, {}), refetchInterval: 60_000 });
  useEffect(() => {
    if (funds.data) sessionStore.set('consolidated', JSON.stringify(funds.data));
  }, [funds.data]);
  return funds;
};
