import type { RouteValue } from '@marquee/contract/route';
import { getGameVendors } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer, keptAnswer } from './keptAnswer.ts';

type Lanes = RouteValue<'getGameVendors'>['data']['lanes'];

/** The vendors of the merchant by kind of game; kept in session storage (`gameVendor`). */
export const useGameVendors = (): Lanes | undefined => {
  const { query } = useApi();
  const { language, permission } = useSite();
  const merchantCode = permission?.info.merchant ?? '';
  const kept = () => keptAnswer('gameVendor', language);
  const { data, dataUpdatedAt } = useQuery({
    ...query(getGameVendors, { query: { merchantCode } }),
    enabled: merchantCode !== '',
    initialData: () => {
      const found = kept();
      return found && { data: { lanes: found.value as Lanes } };
    },
    initialDataUpdatedAt: () => kept()?.at,
  });
  const lanes = data?.data.lanes;
  useEffect(() => {
    if (lanes) keepAnswer('gameVendor', language, lanes, dataUpdatedAt);
  }, [lanes, dataUpdatedAt, language]);
  return lanes;
};
