import type { ComponentType } from 'react';
import { baccarat } from '../rules/baccarat.ts';
import { crystalRoulette } from '../rules/crystalRoulette.ts';
import { dragonTiger } from '../rules/dragonTiger.ts';
import { fanTan } from '../rules/fanTan.ts';
import { moneyWheel } from '../rules/moneyWheel.ts';
import { roulette } from '../rules/roulette.ts';
import { sicbo } from '../rules/sicbo.ts';
import type { TableRules } from '../rules/TableRules.ts';
import type { TableKind } from '../tableKinds.ts';
import { xocDia } from '../rules/xocDia.ts';
import { BaccaratFelt, DragonTigerFelt } from './CardFelts.tsx';
import { FanTanFelt, MoneyWheelFelt, SicboFelt, XocDiaFelt } from './OtherFelts.tsx';
import { RouletteFelt } from './RouletteFelt.tsx';
import {
  BaccaratStage,
  DragonTigerStage,
  FanTanStage,
  MoneyWheelStage,
  RouletteStage,
  SicboStage,
  XocDiaStage,
} from './Stage.tsx';

type Shown = {
  rules: TableRules;
  Felt: ComponentType;
  Stage: ComponentType<{ result: never; round: number }>;
  /** How long the stage takes to tell the result, in milliseconds. */
  suspense: number;
  hasRoads: boolean;
};

const shown = <Result,>(
  rules: TableRules<Result>,
  Felt: ComponentType,
  Stage: ComponentType<{ result: Result | undefined; round: number }>,
  facts: Pick<Shown, 'suspense' | 'hasRoads'>,
): Shown => ({ rules: rules as TableRules, Felt, Stage: Stage as Shown['Stage'], ...facts });

const CrystalFelt = () => <RouletteFelt straightPays={29} />;

/** What each kind of table looks like. */
export const tableViews: Record<TableKind, Shown> = {
  baccarat: shown(baccarat, BaccaratFelt, BaccaratStage, { suspense: 3000, hasRoads: true }),
  roulette: shown(roulette, RouletteFelt, RouletteStage, { suspense: 5200, hasRoads: false }),
  crystalRoulette: shown(crystalRoulette, CrystalFelt, RouletteStage, { suspense: 5200, hasRoads: false }),
  sicbo: shown(sicbo, SicboFelt, SicboStage, { suspense: 1500, hasRoads: true }),
  dragonTiger: shown(dragonTiger, DragonTigerFelt, DragonTigerStage, { suspense: 1500, hasRoads: true }),
  xocDia: shown(xocDia, XocDiaFelt, XocDiaStage, { suspense: 1500, hasRoads: true }),
  fanTan: shown(fanTan, FanTanFelt, FanTanStage, { suspense: 2600, hasRoads: true }),
  moneyWheel: shown(moneyWheel, MoneyWheelFelt, MoneyWheelStage, { suspense: 5200, hasRoads: false }),
};
