import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ChevronStartIcon, Container, PageHead, TextLink } from '@marquee/ui';
import type { Category } from '../catalogue/Game.ts';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import { OwnShelves } from '../favourites/OwnShelves.tsx';
import { hasMatches } from '../fixtures/hasMatches.ts';
import { Matches } from '../fixtures/Matches.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { countFurther, writeFilters } from './filters.ts';
import { GameFilters } from './GameFilters.tsx';
import { GameNews } from './GameNews.tsx';
import { GameList } from './GameList.tsx';
import * as styles from './Lobby.css.ts';
import { useFilters } from './useFilters.ts';

type Props = {
  /** Address of this lobby. */
  path: `/${string}`;
  /** The only kind of game that it shows; any by default. */
  fixed?: Category;
};

/** A lobby: games by kind, vendor and name. All filters live in the address. */
export const Lobby = ({ path, fixed }: Props) => {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const { layout } = useSite().brand;
  const { filters, change } = useFilters(fixed);
  const { category, search, vendor } = filters;
  // Whoever looks for something is not shown what they have already found.
  const isWhole = !search && !vendor && countFurther(filters) === 0;
  return (
    <Container className={styles.page}>
      <PageHead
        size="xxl"
        title={category ? nameOf(category) : t`All games`}
        back={
          category && (
            <span className={styles.allKinds[layout.navigation]}>
              <TextLink href="/games" look="quiet">
                <ChevronStartIcon size="s" />
                {t`All games`}
              </TextLink>
            </span>
          )
        }
      />
      <div className={styles.kinds[layout.navigation]}>
        <CategoryChips filters={filters} />
      </div>
      <div className={styles.arrangements[layout.lobby]}>
        <GameFilters filters={filters} onChange={change} isBeside={layout.lobby === 'beside'} />
        <div className={styles.games}>
          {isWhole && <GameNews category={category} />}
          {isWhole && hasMatches(category) && <Matches key={category} category={category} />}
          {isWhole && <OwnShelves category={category} />}
          <GameList
            filters={filters}
            resetHref={`${path}${writeFilters(fixed ? {} : { category })}`}
            onPages={(pages) => change({ pages })}
          />
        </div>
      </div>
    </Container>
  );
};
