import type { GameKind } from '../games/GameKind.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import { createDiceRules, type DiceGame } from './createDiceRules.ts';
import { bauCua, coin, taiXiu } from './diceGames.ts';
import { diceTexts } from './diceTexts.ts';

const kindOf = (game: DiceGame, percent: string): GameKind => ({
  entry: 'dice/page/main.tsx',
  texts: diceTexts,
  rules: createDiceRules(game) as SoloRules,
  limits: [1, 10_000],
  start: () => ({ returnToPlayer: percent }),
});

/** Games in which stakes lie on spots and one throw decides. */
export const diceKinds: Readonly<Record<string, GameKind>> = {
  taiXiu: kindOf(taiXiu, '98 %'),
  bauCua: kindOf(bauCua, '92.13 %'),
  coin: kindOf(coin, '98 %'),
};
