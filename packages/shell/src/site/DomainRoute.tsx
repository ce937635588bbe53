import { getDomainRoute } from '@marquee/contract/routes';
import { sessionStore, useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsIdle } from '../runtime/useIsIdle.ts';

/**
 * Keeps the merchant's other addresses (`domainRoute`) for when this one stops answering; asked once the page is at rest.
 * A component of its own that shows nothing: as a hook of the frame, each step of the call drew the whole page anew.
 */
export const DomainRoute = () => {
  const { query } = useApi();
  const isIdle = useIsIdle();
  const { data, dataUpdatedAt } = useQuery({
    ...query(getDomainRoute, {}),
    enabled: isIdle,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (data && dataUpdatedAt > 0) sessionStore.set('domainRoute', JSON.stringify(data));
  }, [data, dataUpdatedAt]);
  return null;
};
