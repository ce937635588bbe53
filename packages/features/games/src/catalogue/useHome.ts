import { getHome } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** The home page's own answer, which the page has asked for already. */
export const useHome = () => {
  const { query } = useApi();
  return useQuery(query(getHome, {}));
};
