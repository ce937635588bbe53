import { getUnfinishedGames } from '@marquee/contract/routes';
import { useApi, useSession } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** The games in which a round of the member's is still open, asked for anew wherever they are shown; guests have none. */
export const useUnfinishedGames = () => {
  const { query } = useApi();
  const isMember = useSession().status === 'member';
  return useQuery({ ...query(getUnfinishedGames, {}), staleTime: 0, enabled: isMember });
};
