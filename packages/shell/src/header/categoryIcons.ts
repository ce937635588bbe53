import {
  BallIcon,
  CardsIcon,
  DiceIcon,
  FishIcon,
  GamesIcon,
  type IconProps,
  LiveIcon,
  SlotsIcon,
  SwordsIcon,
  TicketIcon,
  TrophyIcon,
  UsersIcon,
} from '@marquee/ui';
import type { ComponentType } from 'react';
import type { NavigationEntry } from './useNavigation.ts';

const icons: Record<string, ComponentType<IconProps>> = {
  live: LiveIcon,
  slots: SlotsIcon,
  sports: BallIcon,
  esports: TrophyIcon,
  lottery: TicketIcon,
  cards: CardsIcon,
  fishing: FishIcon,
  mini: DiceIcon,
  pvp: SwordsIcon,
  affiliate: UsersIcon,
};

/** The icon of an entry of the navigation: that of its category, or one for everything else. */
export const iconOf = ({
  id,
  category,
}: Pick<NavigationEntry, 'id' | 'category'>): ComponentType<IconProps> => icons[category ?? id] ?? GamesIcon;
