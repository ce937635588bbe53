import type { GameKind } from '../games/GameKind.ts';
import { liveTables } from './live/liveTables.ts';
import { registerTables } from './registerTables.ts';
import { tableTexts } from './texts.ts';

const live: GameKind = {
  entry: 'tables/page/main.tsx',
  texts: tableTexts,
  limits: [10, 100_000],
  start: (_seat, game) => ({ showing: liveTables.get(game.id)?.timing.showing ?? 0 }),
};

/** Live tables; the first kind brings the calls of all. */
export const tableKinds = {
  baccarat: { ...live, register: registerTables },
  roulette: live,
  crystalRoulette: live,
  sicbo: live,
  dragonTiger: live,
  xocDia: live,
  fanTan: live,
  moneyWheel: live,
} as const satisfies Record<string, GameKind>;

/** The name of a kind of live tables. */
export type TableKind = keyof typeof tableKinds;
