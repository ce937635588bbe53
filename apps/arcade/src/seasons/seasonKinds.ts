import type { GameKind } from '../games/GameKind.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { seasonTexts } from './seasonTexts.ts';

/** The wheel of the seasons. */
export const seasonKinds: Readonly<Record<string, GameKind>> = {
  seasons: {
    entry: 'seasons/page/main.tsx',
    texts: seasonTexts,
    rules: rulesByKind.seasons,
    limits: [1, 10_000],
    start: () => ({ returnToPlayer: '96 %' }),
  },
};
