import type { GameKind } from '../games/GameKind.ts';
import { registerSports } from './registerSports.ts';
import { sportsTexts } from './sportsTexts.ts';

/** Simulated leagues, bet on before their matches and while they are played. */
export const sportsKind: GameKind = {
  entry: 'sports/page/main.tsx',
  texts: sportsTexts,
  limits: [10, 50_000],
  register: registerSports,
};
