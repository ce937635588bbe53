import type { RouteValue } from '@marquee/contract/route';
import { getGameVendors } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer } from './keptAnswer.ts';
import { useKeptAnswer } from './useKeptAnswer.ts';

type Lanes = RouteValue<'getGameVendors'>['data']['lanes'];

/** The vendors of the merchant by kind of game; kept in session storage (`gameVendor`). */
export const useGameVendors = (): Lanes | undefined => {
  const { query } = useApi();
  const { language, permission } = useSite();
  const merchantCode = permission?.info.merchant ?? '';
  const asked = query(getGameVendors, { query: { merchantCode } });
  useKeptAnswer('gameVendor', language, asked.queryKey, (lanes: Lanes) => ({ data: { lanes } }));
  const { data, dataUpdatedAt } = useQuery({ ...asked, enabled: merchantCode !== '' });
  const lanes = data?.data.lanes;
  useEffect(() => {
    if (lanes) keepAnswer('gameVendor', language, lanes, dataUpdatedAt);
  }, [lanes, dataUpdatedAt, language]);
  return lanes;
};
