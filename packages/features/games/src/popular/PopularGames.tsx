import { useLingui } from '@lingui/react/macro';
import { getGames } from '@marquee/contract/routes';
import { useApi, LoadFailure } from '@marquee/feature-core';
import { EmptyState, GamesIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { TileList } from '../catalogue/TileList.tsx';
import { useHome } from '../catalogue/useHome.ts';
import type { PopularTab } from './usePopularTabs.ts';

/** Two rows of a desktop's six, four of a phone's three. */
const places = 12;

/** The games of a tab. */
export const PopularGames = ({ tab }: { tab: PopularTab }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const isAll = tab === 'popular';
  const home = useHome();
  const kind = useQuery({
    ...query(getGames, { query: { category: isAll ? undefined : tab, pageSize: places } }),
    enabled: !isAll,
  });
  const { isError, error, isFetching, refetch } = isAll ? home : kind;
  const games = isAll ? home.data?.popular : kind.data?.list;
  if (isError && !games)
    return <LoadFailure title={t`We couldn’t load the games`} query={{ error, isFetching, refetch }} />;
  if (games?.length === 0)
    return (
      <EmptyState icon={<GamesIcon size="xl" />} title={t`There are no games here yet`}>
        {t`The most played games will appear here.`}
      </EmptyState>
    );
  return <TileList games={games?.slice(0, places)} places={places} />;
};
