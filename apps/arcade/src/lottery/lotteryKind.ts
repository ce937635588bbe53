import type { GameKind } from '../games/GameKind.ts';
import { lotteryTexts } from './lotteryTexts.ts';
import { registerLottery } from './registerLottery.ts';

/** Lotteries: the state's, nationwide draws, and those that draw all day. */
export const lotteryKind: GameKind = {
  entry: 'lottery/page/main.tsx',
  texts: lotteryTexts,
  limits: [1, 20_000],
  register: registerLottery,
};
