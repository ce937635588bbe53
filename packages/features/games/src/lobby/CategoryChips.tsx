import { useLingui } from '@lingui/react/macro';
import { categoryIcon } from '@marquee/feature-core';
import { Chip, GamesIcon, useSelectedInView } from '@marquee/ui';
import { gameCategories, pathOfCategory } from '@marquee/reference';
import { createElement, useRef } from 'react';
import type { Category } from '../catalogue/Game.ts';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import { useGameTypes } from '../catalogue/useGameTypes.ts';
import { type Filters, writeFilters } from './filters.ts';
import * as styles from './Lobby.css.ts';

/** The lobby of a kind. The lotteries' own page is one of draws: as games they are shown among all. */
const lobbyPath = (category: Category, search: string | undefined): `/${string}` => {
  const own = pathOfCategory(category);
  return category === 'lottery' || own.startsWith('/games')
    ? `/games${writeFilters({ category, search })}`
    : `${own}${writeFilters({ search })}`;
};

/** The kinds of game, each a link to its lobby. What is searched for stays; a vendor may not have the other kind. */
export const CategoryChips = ({ filters }: { filters: Filters }) => {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const types = useGameTypes();
  const categories = gameCategories.filter((category) => !types || types[category]);
  const { search } = filters;
  const row = useRef<HTMLUListElement>(null);
  const names = categories.map(nameOf);
  useSelectedInView(row, `${filters.category} of ${names.join()}`);
  return (
    <nav aria-label={t`Game types`}>
      <ul ref={row} className={styles.chips}>
        <li>
          <Chip
            href={`/games${writeFilters({ search })}`}
            icon={<GamesIcon size="s" />}
            isSelected={!filters.category}
          >
            {t({ message: 'All', context: 'kinds of game' })}
          </Chip>
        </li>
        {categories.map((category, index) => (
          <li key={category}>
            <Chip
              href={lobbyPath(category, search)}
              icon={createElement(categoryIcon(category), { size: 's' })}
              isSelected={filters.category === category}
            >
              {names[index]}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
};
