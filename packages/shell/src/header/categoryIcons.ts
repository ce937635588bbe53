import { categoryIcon } from '@marquee/feature-core';
import { GiftIcon, type IconProps, UsersIcon } from '@marquee/ui';
import type { ComponentType } from 'react';
import type { NavigationEntry } from './useNavigation.ts';

const ownIcons: Record<string, ComponentType<IconProps>> = { promotions: GiftIcon, affiliate: UsersIcon };

/** The icon of an entry of the navigation: that of its category, or one for everything else. */
export const iconOf = ({
  id,
  category,
}: Pick<NavigationEntry, 'id' | 'category'>): ComponentType<IconProps> =>
  ownIcons[id] ?? categoryIcon(category);
