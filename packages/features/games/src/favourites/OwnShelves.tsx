import { useLingui } from '@lingui/react/macro';
import { getFavourites, getRecentGames } from '@marquee/contract/routes';
import { LoadFailure, useApi, useSession } from '@marquee/feature-core';
import { HeartIcon, HistoryIcon, PlayIcon, Shelf } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Category, Game } from '../catalogue/Game.ts';
import { GameCard } from '../catalogue/GameCard.tsx';
import { useHearts } from './useHearts.ts';
import { useUnfinishedGames } from './useUnfinishedGames.ts';

type Answer = {
  data: { list: readonly Game[] } | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props = Pick<ComponentProps<typeof Shelf>, 'title' | 'icon'> & {
  answer: Answer;
  /** What to say where they did not come. */
  failure: string;
  category: Category | undefined;
  /** The cards lead right into the games. */
  leadsIn?: boolean;
};

/** How many favourites the shelf holds. */
const places = 24;

const OwnShelf = ({ title, icon, answer, failure, category, leadsIn = false }: Props) => {
  const heartOf = useHearts();
  const games = answer.data?.list.filter((game) => !category || game.category === category);
  if (answer.isError && !games)
    return (
      <Shelf title={title} icon={icon} isList={false}>
        <LoadFailure title={failure} query={answer} />
      </Shelf>
    );
  // Whether there are any is not known before, so nothing holds their place.
  if (!games?.length) return null;
  return (
    <Shelf title={title} icon={icon}>
      {games.map((game) => (
        <GameCard key={game.nodeId} game={game} favourite={heartOf(game)} leadsIn={leadsIn} />
      ))}
    </Shelf>
  );
};

const MemberShelves = ({ category }: { category: Category | undefined }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const unfinished = useUnfinishedGames();
  const favourites = useQuery(query(getFavourites, { query: { pageSize: places } }));
  const recent = useQuery(query(getRecentGames, {}));
  return (
    <>
      <OwnShelf
        title={t`Go on where you stopped`}
        icon={<PlayIcon />}
        answer={unfinished}
        failure={t`We couldn’t load your open rounds`}
        category={category}
        leadsIn
      />
      <OwnShelf
        title={t`Your favourites`}
        icon={<HeartIcon />}
        answer={favourites}
        failure={t`We couldn’t load your favourites`}
        category={category}
      />
      <OwnShelf
        title={t`Played recently`}
        icon={<HistoryIcon />}
        answer={recent}
        failure={t`We couldn’t load your recent games`}
        category={category}
      />
    </>
  );
};

/** A member's favourites and the games they have opened last, of one kind or of all; guests have none. */
export const OwnShelves = ({ category }: { category: Category | undefined }) =>
  useSession().status === 'member' && <MemberShelves category={category} />;
