import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { Banner, Shelf, VisuallyHidden } from '@marquee/ui';
import { useDeferredValue } from 'react';
import { hasMatches } from '../fixtures/hasMatches.ts';
import { type Filters, mostPages } from './filters.ts';
import { GamePage } from './GamePage.tsx';
import * as styles from './Lobby.css.ts';
import { LobbyGames } from './LobbyGames.tsx';
import { MoreGames } from './MoreGames.tsx';
import { NoGames } from './NoGames.tsx';
import { useGamePages } from './useGamePages.ts';

type Props = { filters: Filters; resetHref: string; onPages: (pages: number) => void };

/** The games that pass the filters, some pages of them, and the way to more. */
export const GameList = ({ filters, resetHref, onPages }: Props) => {
  const { t } = useLingui();
  const { answer, loaded, first } = useGamePages(filters);
  const { data, error, isError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    answer;
  // What comes is drawn in pieces, so that a page more does not stop the scrolling.
  const pages = useDeferredValue(data?.pages);
  const total = first?.total ?? 0;
  const shown = data?.pages.reduce((sum, { list }) => sum + list.length, 0) ?? 0;
  const count = hasMatches(filters.category)
    ? t`${plural(total, { one: '# betting lobby', other: '# betting lobbies' })}`
    : t`${plural(total, { one: '# game', other: '# games' })}`;
  const { search } = filters;
  if (first && total === 0) return <NoGames filters={filters} resetHref={resetHref} />;
  const more = () => (loaded < mostPages ? onPages(loaded + 1) : void fetchNextPage());
  return (
    <>
      <VisuallyHidden as="output">{first && count}</VisuallyHidden>
      {first?.isNear && search && (
        <Banner tone="info">{t`No name matches “${search}” exactly. These come closest.`}</Banner>
      )}
      {(first || !isError) && (
        <Shelf title={first ? count : t`Loading games`} isList={false}>
          {first ? (
            <div className={styles.pages}>
              {(pages?.[0] === first ? pages : [first]).map(({ list }, index) => (
                <GamePage
                  key={list[0]?.nodeId ?? index}
                  name={`${index} ${JSON.stringify(filters)}`}
                  games={list}
                  isFirst={index === 0}
                  isOfOneCategory={filters.category !== undefined}
                />
              ))}
            </div>
          ) : (
            <LobbyGames games={undefined} places={24} />
          )}
        </Shelf>
      )}
      {isError && (
        <LoadFailure
          title={t`We couldn’t load the games`}
          query={{ error, isFetching, refetch: isFetchNextPageError ? fetchNextPage : refetch }}
        />
      )}
      {!isError && hasNextPage && (
        <MoreGames
          loaded={loaded}
          shown={shown}
          total={total}
          isLoading={isFetching}
          onMore={more}
          // Not by the address: whoever follows a link meanwhile would be led back.
          onNear={() => void fetchNextPage()}
        />
      )}
    </>
  );
};
