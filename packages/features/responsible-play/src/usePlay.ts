import type { ApiError, Input } from '@marquee/api-client';
import { getResponsiblePlay } from '@marquee/contract/routes';
import type { Route } from '@marquee/contract/route';
import { useApi } from '@marquee/feature-core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Play } from './Play.ts';

const usePlayQuery = () => useApi().query(getResponsiblePlay, {});

/** The member's limits and exclusions. */
export const usePlay = () => useQuery(usePlayQuery());

type Change = 'setPlayLimit' | 'keepPlayLimit' | 'startTimeOut' | 'startSelfExclusion' | 'setRealityCheck';

/** A change of them; what the platform answers is shown everywhere at once. */
export const usePlayChange = <O extends Change>(route: Route<O>) => {
  const { call } = useApi();
  const queries = useQueryClient();
  const { queryKey } = usePlayQuery();
  return useMutation<Play, ApiError, Input<O>>({
    mutationFn: (input) => call(route, input) as Promise<Play>,
    onSuccess: (play) => queries.setQueryData<Play>(queryKey, play),
  });
};
