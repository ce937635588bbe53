import { getDevices } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Where the member is logged in, and the latest logins. */
export const useDevices = () => {
  const { query } = useApi();
  return useQuery(query(getDevices, {}));
};

/** Asks anew for it, after a change. */
export const useDevicesRenewal = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [getDevices.id] });
};
