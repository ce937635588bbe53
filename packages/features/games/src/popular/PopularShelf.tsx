import { useLingui } from '@lingui/react/macro';
import { LoadFailure, MomentPicture } from '@marquee/feature-core';
import { EmptyState, Shelf } from '@marquee/ui';
import type { ReactNode } from 'react';
import type { Game } from '../catalogue/Game.ts';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import { useHome } from '../catalogue/useHome.ts';

type Props = {
  /** Draws the games, or their places while they are undefined. */
  children: (games: readonly Game[] | undefined) => ReactNode;
};

/** The games that are played most, in whichever way a brand shows them. */
export const PopularShelf = ({ children }: Props) => {
  const { t } = useLingui();
  const { data, error, isError, isFetching, refetch } = useHome();
  const games = data?.popular;
  const body = () => {
    if (isError && !games)
      return <LoadFailure title={t`We couldn’t load the games`} query={{ error, isFetching, refetch }} />;
    if (games?.length === 0)
      return (
        <EmptyState picture={<MomentPicture moment="games" />} title={t`There are no games here yet`}>
          {t`The most played games will appear here.`}
        </EmptyState>
      );
    return children(games);
  };
  return (
    <Shelf title={t`Most played`} seeAll={<SeeAll href="/games" of={t`Games`} />} isList={false}>
      {body()}
    </Shelf>
  );
};
