import { baccarat } from '../rules/baccarat.ts';
import { crystalRoulette } from '../rules/crystalRoulette.ts';
import { dragonTiger } from '../rules/dragonTiger.ts';
import { fanTan } from '../rules/fanTan.ts';
import { moneyWheel } from '../rules/moneyWheel.ts';
import { roulette } from '../rules/roulette.ts';
import { sicbo } from '../rules/sicbo.ts';
import type { TableRules } from '../rules/TableRules.ts';
import { xocDia } from '../rules/xocDia.ts';
import type { Timing } from './Timing.ts';

/** A live table: what it plays, and how long a round takes. */
export type LiveGame = { rules: TableRules; timing: Timing };

const table = <Result>(rules: TableRules<Result>, betting: number, showing: number): LiveGame => ({
  rules: rules as TableRules,
  timing: { betting: betting * 1000, closing: 2000, showing: showing * 1000 },
});

/** The live tables by the game that opens them, with seconds for bets and for the result. */
export const liveTables: ReadonlyMap<string, LiveGame> = new Map([
  ['pavilion-baccarat', table(baccarat, 24, 12)],
  ['swift-baccarat', table(baccarat, 18, 9)],
  ['northlight-roulette', table(roulette, 25, 13)],
  ['crystal-roulette', table(crystalRoulette, 25, 13)],
  ['lotus-sicbo', table(sicbo, 22, 8)],
  ['dragon-tiger-duel', table(dragonTiger, 18, 8)],
  ['xoc-dia-hoi-lang', table(xocDia, 22, 8)],
  ['fan-tan-pavilion', table(fanTan, 22, 9)],
  ['golden-wheel-show', table(moneyWheel, 22, 13)],
]);
