import { getSecurity } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** How the account is protected. */
export const useSecurity = () => {
  const { query } = useApi();
  return useQuery(query(getSecurity, {}));
};

/** Asks anew for it, after a change. */
export const useSecurityRenewal = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [getSecurity.id] });
};
