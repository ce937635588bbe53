import { confirmRealityCheck, getRealityCheck } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The reality check, asked for again at the moment when it is due; the platform decides when that is. */
export const useRealityCheck = () => {
  const { query, mutation } = useApi();
  const queries = useQueryClient();
  const options = query(getRealityCheck, {});
  const { data: check, refetch } = useQuery({ ...options, staleTime: 0 });
  const dueIn = check?.dueInSeconds;
  useEffect(() => {
    if (!dueIn) return undefined;
    const timer = setTimeout(() => void refetch(), dueIn * 1000 + 500);
    return () => clearTimeout(timer);
  }, [dueIn, refetch]);
  const confirming = useMutation({
    ...mutation(confirmRealityCheck),
    onSuccess: (next) => queries.setQueryData(options.queryKey, next),
  });
  return { check, confirming };
};
