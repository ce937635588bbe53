import type { ComponentType } from 'react';
import { fishingNames } from '../../fishing/fisheries.ts';
import { DiceReplay } from './DiceReplay.tsx';
import { FishingReplay } from './FishingReplay.tsx';
import { KiteReplay } from './KiteReplay.tsx';
import { MinesReplay } from './MinesReplay.tsx';
import { PlinkoReplay } from './PlinkoReplay.tsx';
import type { ReplayProps } from './ReplayProps.ts';
import { ScratchReplay } from './ScratchReplay.tsx';
import { SeasonsReplay } from './SeasonsReplay.tsx';
import { SlotReplay } from './SlotReplay.tsx';
import { TwentyOneReplay } from './TwentyOneReplay.tsx';

/** What draws a round of each kind once more, with the parts of the game's own page. */
export const recallStages: Readonly<Record<string, ComponentType<ReplayProps>>> = {
  taiXiu: DiceReplay,
  bauCua: DiceReplay,
  coin: DiceReplay,
  crash: KiteReplay,
  blackjack: TwentyOneReplay,
  xiDach: TwentyOneReplay,
  mines: MinesReplay,
  plinko: PlinkoReplay,
  scratch: ScratchReplay,
  seasons: SeasonsReplay,
  ...Object.fromEntries(fishingNames.map((name) => [name, FishingReplay])),
  slotLines: SlotReplay,
  slotWays: SlotReplay,
  slotCascade: SlotReplay,
};
