import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { Button, Shelf, Text, VisuallyHidden } from '@marquee/ui';
import { TileList } from '../catalogue/TileList.tsx';
import type { Filters } from './filters.ts';
import * as styles from './Lobby.css.ts';
import { NoGames } from './NoGames.tsx';
import { useGamePages } from './useGamePages.ts';

type Props = { filters: Filters; resetHref: string; onMore: () => void };

/** The games that pass the filters, some pages of them, and the way to more. */
export const GameList = ({ filters, resetHref, onMore }: Props) => {
  const { t } = useLingui();
  const { first, games, total = 0, hasMore, isLoadingMore, failed } = useGamePages(filters);
  const failure = failed ?? (first.isError && !games ? first : undefined);
  const shown = games?.length ?? 0;
  const count = t`${plural(total, { one: '# game', other: '# games' })}`;
  if (games && total === 0) return <NoGames filters={filters} resetHref={resetHref} />;
  return (
    <>
      <VisuallyHidden as="output">{games && count}</VisuallyHidden>
      {(games || !failure) && (
        <Shelf title={games ? count : t`Loading games`} isList={false}>
          <TileList games={games} places={24} />
        </Shelf>
      )}
      {failure && <LoadFailure title={t`We couldn’t load the games`} query={failure} />}
      {!failure && games && (hasMore || isLoadingMore) && (
        <div className={styles.more}>
          <Text size="s" isMuted>
            {t`Showing ${shown} of ${total}`}
          </Text>
          <Button tone="neutral" look="outline" isLoading={isLoadingMore} onClick={onMore}>
            {t`Show more games`}
          </Button>
        </div>
      )}
    </>
  );
};
