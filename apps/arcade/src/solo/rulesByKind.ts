import { crash } from '../crash/crash.ts';
import { createDiceRules } from '../dice/createDiceRules.ts';
import { bauCua, coin, taiXiu } from '../dice/diceGames.ts';
import { seasons } from '../seasons/seasons.ts';
import { mines } from '../mines/mines.ts';
import { plinko } from '../plinko/plinko.ts';
import { scratch } from '../scratch/scratch.ts';
import { fishingRules } from '../fishing/fishingRules.ts';
import { cascade } from '../slots/cascade.ts';
import { createSlotRules } from '../slots/createSlotRules.ts';
import { lines } from '../slots/lines.ts';
import { ways } from '../slots/ways.ts';
import { createTwentyOne } from '../twentyOne/createTwentyOne.ts';
import { houses } from '../twentyOne/houses.ts';
import type { SoloRules } from './SoloRules.ts';

/** The rules of each kind of games that one plays alone: what the server plays by and the verifying page checks with. */
export const rulesByKind = {
  taiXiu: createDiceRules(taiXiu) as SoloRules,
  bauCua: createDiceRules(bauCua) as SoloRules,
  coin: createDiceRules(coin) as SoloRules,
  crash: crash as SoloRules,
  mines: mines as SoloRules,
  plinko: plinko as SoloRules,
  scratch: scratch as SoloRules,
  blackjack: createTwentyOne(houses.blackjack) as SoloRules,
  xiDach: createTwentyOne(houses.xiDach) as SoloRules,
  seasons: createDiceRules(seasons) as SoloRules,
  ...fishingRules,
  slotLines: createSlotRules(lines) as SoloRules,
  slotWays: createSlotRules(ways) as SoloRules,
  slotCascade: createSlotRules(cascade) as SoloRules,
} satisfies Readonly<Record<string, SoloRules>>;
