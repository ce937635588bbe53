import {
  BallIcon,
  CardsIcon,
  DiceIcon,
  FishIcon,
  type IconProps,
  LiveIcon,
  SlotsIcon,
  SwordsIcon,
  TicketIcon,
  TrophyIcon,
} from '@marquee/ui';
import type { ComponentType } from 'react';
import type { Category } from './Game.ts';

/** The icon of each kind of game. */
export const categoryIcons: Record<Category, ComponentType<IconProps>> = {
  live: LiveIcon,
  slots: SlotsIcon,
  sports: BallIcon,
  esports: TrophyIcon,
  lottery: TicketIcon,
  cards: CardsIcon,
  fishing: FishIcon,
  mini: DiceIcon,
  pvp: SwordsIcon,
};
