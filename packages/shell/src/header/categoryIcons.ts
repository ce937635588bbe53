import { categoryIcon } from '@marquee/feature-core';
import { type IconProps, UsersIcon } from '@marquee/ui';
import type { ComponentType } from 'react';
import type { NavigationEntry } from './useNavigation.ts';

/** The icon of an entry of the navigation: that of its category, or one for everything else. */
export const iconOf = ({
  id,
  category,
}: Pick<NavigationEntry, 'id' | 'category'>): ComponentType<IconProps> =>
  id === 'affiliate' ? UsersIcon : categoryIcon(category);
