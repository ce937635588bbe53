import { getTeam } from '@marquee/contract/routes';
import { useApi, useSession } from '@marquee/feature-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** People on a page of the team. */
export const pageSize = 12;

/** Who stands right below the agent; asked for by agents alone. */
export const useTeam = (page = 1) => {
  const { query } = useApi();
  const session = useSession();
  return useQuery({
    ...query(getTeam, { query: { page, pageSize } }),
    enabled: session.status === 'member' && session.isAgent && !session.isDemo,
    placeholderData: keepPreviousData,
  });
};
