import type { GameKind } from '../games/GameKind.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { houses, type HouseName } from './houses.ts';
import { twentyOneReturn } from './twentyOneReturn.ts';
import { twentyOneTexts } from './twentyOneTexts.ts';

const kindOf = (name: HouseName): GameKind => ({
  entry: 'twentyOne/page/main.tsx',
  texts: twentyOneTexts,
  rules: rulesByKind[name],
  limits: [1, 10_000],
  start: () => ({ returnToPlayer: `${twentyOneReturn(houses[name]).toFixed(2)} %` }),
});

/** Twenty-one of one player against the house. */
export const twentyOneKinds: Readonly<Record<HouseName, GameKind>> = {
  blackjack: kindOf('blackjack'),
  xiDach: kindOf('xiDach'),
};
