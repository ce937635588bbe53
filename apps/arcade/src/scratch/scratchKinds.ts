import type { GameKind } from '../games/GameKind.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { scratchTexts } from './scratchTexts.ts';

/** Scratchcards. */
export const scratchKinds: Readonly<Record<string, GameKind>> = {
  scratch: {
    entry: 'scratch/page/main.tsx',
    texts: scratchTexts,
    rules: rulesByKind.scratch,
    limits: [1, 1_000],
    start: () => ({ returnToPlayer: '95 %' }),
  },
};
