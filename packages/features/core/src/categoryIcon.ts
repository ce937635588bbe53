import { gameCategoryEntries, isGameCategory } from '@marquee/reference';
import { gameIcons, type IconProps } from '@marquee/ui';
import type { ComponentType } from 'react';

/** The icon of a kind of game; one for everything else. */
export const categoryIcon = (category: string | null): ComponentType<IconProps> =>
  gameIcons[isGameCategory(category) ? gameCategoryEntries[category].icon : 'games'];
