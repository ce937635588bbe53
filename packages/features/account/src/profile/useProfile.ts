import { getMemberIcon, getProfile, getSecurity, getWithdrawalTerms } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** What the platform knows of the member. */
export const useProfile = () => {
  const { query } = useApi();
  return useQuery(query(getProfile, {}));
};

/** Asks anew for it, and for what other pages show of it, after a change. */
export const useProfileRenewal = () => {
  const queries = useQueryClient();
  return () => {
    for (const { id } of [getProfile, getMemberIcon, getSecurity, getWithdrawalTerms])
      void queries.invalidateQueries({ queryKey: [id] });
  };
};
