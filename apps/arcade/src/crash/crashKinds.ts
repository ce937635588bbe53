import type { GameKind } from '../games/GameKind.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { crashTexts } from './crashTexts.ts';

/** Games in which one lets go in time. */
export const crashKinds: Readonly<Record<string, GameKind>> = {
  crash: {
    entry: 'crash/page/main.tsx',
    texts: crashTexts,
    rules: rulesByKind.crash,
    limits: [1, 10_000],
    start: () => ({ returnToPlayer: '97 %' }),
  },
};
