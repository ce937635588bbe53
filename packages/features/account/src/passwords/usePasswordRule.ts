import { getRegisterRules } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** The merchant's rule for passwords. Without it the platform alone judges. */
export const usePasswordRule = () => {
  const { query } = useApi();
  const { data, isPending } = useQuery({ ...query(getRegisterRules, {}), staleTime: 600_000 });
  return { rule: data?.find(({ field }) => field === 'password'), isLoading: isPending };
};
