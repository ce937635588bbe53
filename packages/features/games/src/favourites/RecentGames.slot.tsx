import { useLingui } from '@lingui/react/macro';
import { getRecentGames } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { HistoryIcon, Shelf } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { GameCard } from '../catalogue/GameCard.tsx';
import { useHearts } from './useHearts.ts';

/** What a member has played last, on their own page; nothing before the first game. */
const RecentGames = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const heartOf = useHearts();
  const { data } = useQuery(query(getRecentGames, {}));
  if (!data?.list.length) return null;
  return (
    <Shelf title={t`Played recently`} icon={<HistoryIcon />}>
      {data.list.map((game) => (
        <GameCard key={game.nodeId} game={game} favourite={heartOf(game)} />
      ))}
    </Shelf>
  );
};

export default RecentGames;
