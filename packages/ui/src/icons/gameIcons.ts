import type { ComponentType } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';
import { BallIcon } from './BallIcon.tsx';
import { CardsIcon } from './CardsIcon.tsx';
import { DiceIcon } from './DiceIcon.tsx';
import { FishIcon } from './FishIcon.tsx';
import { GamesIcon } from './GamesIcon.tsx';
import { LiveIcon } from './LiveIcon.tsx';
import { SlotsIcon } from './SlotsIcon.tsx';
import { SwordsIcon } from './SwordsIcon.tsx';
import { TicketIcon } from './TicketIcon.tsx';
import { TrophyIcon } from './TrophyIcon.tsx';

/** Icons of kinds of game by their names; `games` stands for any of them. */
export const gameIcons = {
  games: GamesIcon,
  live: LiveIcon,
  slots: SlotsIcon,
  ball: BallIcon,
  trophy: TrophyIcon,
  ticket: TicketIcon,
  cards: CardsIcon,
  fish: FishIcon,
  dice: DiceIcon,
  swords: SwordsIcon,
} as const satisfies Readonly<Record<string, ComponentType<IconProps>>>;
