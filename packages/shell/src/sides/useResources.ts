import type { RouteValue } from '@marquee/contract/route';
import { getHome } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

type ResourceType = RouteValue<'getHome'>['resources'][number]['resourceType'];

type Resources = {
  resources: Partial<Record<ResourceType, string>>;
  /** It is not known yet what there is. */
  isPending: boolean;
};

/** Whole addresses of the apps and channels that the home data names, by their type. */
export const useResources = (): Resources => {
  const { query } = useApi();
  const home = useQuery(query(getHome, {}));
  const resources = (home.data?.resources ?? []).map(({ resourceType, url }) => [
    resourceType,
    new URL(url, location.origin).href,
  ]);
  return { resources: Object.fromEntries(resources), isPending: home.isPending };
};
