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
};

/** The icon of a category of games; one for everything else. */
export const categoryIcon = (category: string | null): ComponentType<IconProps> =>
  icons[category ?? ''] ?? GamesIcon;
