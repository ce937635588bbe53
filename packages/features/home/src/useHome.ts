import { getHome } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** Everything that the home page shows, in one answer; written into its HTML at build time. */
export const useHome = () => {
  const { query } = useApi();
  return useQuery(query(getHome, {}));
};
