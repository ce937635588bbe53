import type { GameKind } from '../games/GameKind.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import { crash } from './crash.ts';
import { crashTexts } from './crashTexts.ts';

/** Games in which one lets go in time. */
export const crashKinds: Readonly<Record<string, GameKind>> = {
  crash: {
    entry: 'crash/page/main.tsx',
    texts: crashTexts,
    rules: crash as SoloRules,
    limits: [1, 10_000],
    start: () => ({ returnToPlayer: '97 %' }),
  },
};
