import type { GameKind } from '../games/GameKind.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { minesReturn } from './mines.ts';
import { minesTexts } from './minesTexts.ts';

/** Gardens of gems and thorns. */
export const minesKinds: Readonly<Record<string, GameKind>> = {
  mines: {
    entry: 'mines/page/main.tsx',
    texts: minesTexts,
    rules: rulesByKind.mines,
    limits: [1, 5_000],
    start: () => ({ returnToPlayer: `${minesReturn().toFixed(2)} %` }),
  },
};
