import { useLingui } from '@lingui/react/macro';
import { Container, PageHead } from '@marquee/ui';
import type { Category } from '../catalogue/Game.ts';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import { OwnShelves } from '../favourites/OwnShelves.tsx';
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
  const { filters, change } = useFilters(fixed);
  const { category, search, vendor } = filters;
  // Whoever looks for something is not shown what they have already found.
  const isWhole = !search && !vendor && countFurther(filters) === 0;
  return (
    <Container className={styles.page}>
      <PageHead size="xxl" title={category ? nameOf(category) : t`All games`} />
      <CategoryChips filters={filters} />
      <GameFilters filters={filters} onChange={change} />
      {isWhole && <GameNews category={category} />}
      {isWhole && <OwnShelves category={category} />}
      <GameList
        filters={filters}
        resetHref={`${path}${writeFilters(fixed ? {} : { category })}`}
        onPages={(pages) => change({ pages })}
      />
    </Container>
  );
};
