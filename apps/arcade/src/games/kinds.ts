import { diceKinds } from '../dice/diceKinds.ts';
import { lotteryKind } from '../lottery/lotteryKind.ts';
import type { GameKind } from './GameKind.ts';

/** The kinds of games, by the name that the catalogue gives them. */
export const kinds: Readonly<Record<string, GameKind>> = { ...diceKinds, lottery: lotteryKind };

/** The kind of a name. @throws where the catalogue names one that is not there. */
export const kindOf = (name: string): GameKind => {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new Error(`There is no kind of games called ${name}.`);
  return kind;
};
