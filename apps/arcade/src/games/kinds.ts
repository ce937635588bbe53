import { crashKinds } from '../crash/crashKinds.ts';
import { diceKinds } from '../dice/diceKinds.ts';
import { fishingKinds } from '../fishing/fishingKinds.ts';
import { minesKinds } from '../mines/minesKinds.ts';
import { plinkoKinds } from '../plinko/plinkoKinds.ts';
import { scratchKinds } from '../scratch/scratchKinds.ts';
import { seasonKinds } from '../seasons/seasonKinds.ts';
import { lotteryKind } from '../lottery/lotteryKind.ts';
import { roomKinds } from '../rooms/roomKinds.ts';
import { slotKinds } from '../slots/slotKinds.ts';
import { sportsKind } from '../sports/sportsKind.ts';
import { tableKinds } from '../tables/tableKinds.ts';
import { twentyOneKinds } from '../twentyOne/twentyOneKinds.ts';
import type { GameKind } from './GameKind.ts';

/** The kinds of games, by the name that the catalogue gives them. */
export const kinds: Readonly<Record<string, GameKind>> = {
  ...crashKinds,
  ...diceKinds,
  ...fishingKinds,
  ...minesKinds,
  ...plinkoKinds,
  ...roomKinds,
  ...scratchKinds,
  ...seasonKinds,
  ...slotKinds,
  ...tableKinds,
  ...twentyOneKinds,
  lottery: lotteryKind,
  sports: sportsKind,
};

/** The kind of a name. @throws where the catalogue names one that is not there. */
export const kindOf = (name: string): GameKind => {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new Error(`There is no kind of games called ${name}.`);
  return kind;
};
