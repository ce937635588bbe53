import { useLingui } from '@lingui/react/macro';
import type { RouteQuery } from '@marquee/contract/route';
import { getGames } from '@marquee/contract/routes';
import { useApi, LoadFailure, useSite } from '@marquee/feature-core';
import { ArrowEndIcon, EmptyState, GameTile, Skeleton, TextLink } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useGamePath } from '../site/useGamePath.ts';
import * as styles from './CategoryPanel.css.ts';
import type { NavigationEntry } from './useNavigation.ts';

const shown = 6;

type Category = NonNullable<RouteQuery<'getGames'>>['category'];

/** Some games of a category, as a foretaste of its page. */
export const CategoryPanel = ({ entry }: { entry: NavigationEntry }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const { brand, imageUrl } = useSite();
  const gamePath = useGamePath();
  const category = (entry.category ?? undefined) as Category;
  const games = useQuery(query(getGames, { query: { category, pageSize: shown } }));
  if (games.isError) return <LoadFailure title={t`We couldn’t load these games`} query={games} />;
  if (games.data?.list.length === 0)
    return (
      <EmptyState title={t`No games yet`}>{t`Nothing is available in this category right now.`}</EmptyState>
    );
  return (
    <div className={styles.panel} aria-busy={games.isPending}>
      <div className={styles.head}>
        <strong className={styles.title}>{entry.label}</strong>
        <TextLink href={entry.href} look="quiet">
          {t`See all`}
          <ArrowEndIcon size="s" />
        </TextLink>
      </div>
      <ul className={styles.tiles}>
        {games.data
          ? games.data.list.slice(0, shown).map((game) => (
              <li key={game.nodeId}>
                <GameTile
                  href={gamePath?.(game.nodeId) ?? entry.href}
                  title={game.title}
                  vendor={game.vendor}
                  image={imageUrl(game.image)}
                  layout={brand.layout.tile}
                />
              </li>
            ))
          : Array.from({ length: shown }, (_, index) => (
              <li key={index}>
                <Skeleton shape="tile" />
              </li>
            ))}
      </ul>
    </div>
  );
};
