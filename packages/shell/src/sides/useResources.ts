import type { RouteValue } from '@marquee/contract/route';
import { getHome } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

type ResourceType = RouteValue<'getHome'>['resources'][number]['resourceType'];

/** Whole addresses of the apps and channels that the home data names, by their type. */
export const useResources = (): Partial<Record<ResourceType, string>> => {
  const { query } = useApi();
  const home = useQuery(query(getHome, {}));
  return Object.fromEntries(
    (home.data?.resources ?? []).map(({ resourceType, url }) => [
      resourceType,
      new URL(url, location.origin).href,
    ]),
  );
};
