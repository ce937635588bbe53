import type { GameKind } from '../games/GameKind.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { diceTexts } from './diceTexts.ts';

const kindOf = (rules: SoloRules, percent: string): GameKind => ({
  entry: 'dice/page/main.tsx',
  texts: diceTexts,
  rules,
  limits: [1, 10_000],
  start: () => ({ returnToPlayer: percent }),
});

/** Games in which stakes lie on spots and one throw decides. */
export const diceKinds: Readonly<Record<string, GameKind>> = {
  taiXiu: kindOf(rulesByKind.taiXiu, '98 %'),
  bauCua: kindOf(rulesByKind.bauCua, '92.13 %'),
  coin: kindOf(rulesByKind.coin, '98 %'),
};
