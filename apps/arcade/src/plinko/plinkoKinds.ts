import type { GameKind } from '../games/GameKind.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { plinkoReturn } from './plinko.ts';
import { plinkoTexts } from './plinkoTexts.ts';

/** Games in which something falls through pins. */
export const plinkoKinds: Readonly<Record<string, GameKind>> = {
  plinko: {
    entry: 'plinko/page/main.tsx',
    texts: plinkoTexts,
    rules: rulesByKind.plinko,
    limits: [1, 5_000],
    start: () => ({ returnToPlayer: `${plinkoReturn().toFixed(2)} %` }),
  },
};
