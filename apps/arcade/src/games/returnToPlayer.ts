import { bauCua, coin, taiXiu } from '../dice/diceGames.ts';
import { fisheries, fishingNames } from '../fishing/fisheries.ts';
import { minesReturn } from '../mines/mines.ts';
import { plinkoReturn } from '../plinko/plinko.ts';
import { scratchReturn } from '../scratch/scratch.ts';
import { seasons } from '../seasons/seasons.ts';
import { lotteries } from '../lottery/rules/lotteries.ts';
import { cascadeReturn, lineReturn, wayReturn } from '../slots/exactReturn.ts';
import { baccaratChances } from '../tables/rules/baccaratChances.ts';
import { dragonTiger } from '../tables/rules/dragonTiger.ts';
import { everyDraw } from '../tables/rules/everyDraw.ts';
import { fanTan } from '../tables/rules/fanTan.ts';
import { segments } from '../tables/rules/moneyWheel.ts';
import { roulette } from '../tables/rules/roulette.ts';
import { sicbo } from '../tables/rules/sicbo.ts';
import type { TableRules } from '../tables/rules/TableRules.ts';
import { xocDia } from '../tables/rules/xocDia.ts';
import { houses } from '../twentyOne/houses.ts';
import { twentyOneReturn } from '../twentyOne/twentyOneReturn.ts';
import type { DiceGame } from '../dice/createDiceRules.ts';
import type { ArcadeGame } from './catalogue.ts';

type Game<Result> = Pick<TableRules<Result>, 'spots' | 'play' | 'returns'>;

/** Percent that the best spot gives back, over everything that can be drawn. */
const best = <Result>({ spots, play, returns }: Game<Result>): number => {
  const back = new Map<string, number>();
  everyDraw(play, (result, chance) => {
    for (const spot of spots) back.set(spot, (back.get(spot) ?? 0) + chance * returns(spot, result));
  });
  return Math.max(...back.values());
};
const bestOfDice = ({ spots, throwing, returns }: DiceGame) => best({ spots, play: throwing, returns });

/** A wheel whose bonus segments spin again: each multiplies the mean of what comes. */
const moneyWheelReturn = () => {
  const times = segments.reduce((sum, segment) => sum + ('times' in segment ? segment.times : 0), 0);
  const paying = segments.flatMap((segment) => ('pays' in segment ? segment.pays : []));
  const back = [...Map.groupBy(paying, (pays) => pays)].map(
    ([pays, { length }]) => 100 * (length / paying.length + (pays * length) / (segments.length - times)),
  );
  return Math.max(...back);
};

const returns: Readonly<Record<string, () => number>> = {
  taiXiu: () => bestOfDice(taiXiu),
  bauCua: () => bestOfDice(bauCua),
  coin: () => bestOfDice(coin),
  // 97 / 100 of the share of flights that pass a multiplier: crash.test.ts counts them.
  crash: () => 97,
  blackjack: () => twentyOneReturn(houses.blackjack),
  xiDach: () => twentyOneReturn(houses.xiDach),
  mines: minesReturn,
  plinko: plinkoReturn,
  scratch: scratchReturn,
  seasons: () => bestOfDice(seasons),
  // Every shot's, at whatever fish: fishing.test.ts counts them.
  ...Object.fromEntries(fishingNames.map((name) => [name, () => fisheries[name].perMille / 10])),
  slotLines: () => 100 * lineReturn(),
  slotWays: () => 100 * wayReturn(),
  slotCascade: () => 100 * cascadeReturn,
  baccarat: () => {
    const { banker, tie } = baccaratChances();
    return 195 * banker + 100 * tie;
  },
  roulette: () => best(roulette),
  // Its single numbers give back less than what the crystal leaves as it was.
  crystalRoulette: () => best(roulette),
  sicbo: () => best(sicbo),
  dragonTiger: () => best(dragonTiger),
  xocDia: () => best(xocDia),
  fanTan: () => best(fanTan),
  moneyWheel: moneyWheelReturn,
};

/**
 * What a game gives back in the long run, in percent with two decimals; of several bets the one that gives most. Null
 * where people play each other, or where its mathematics are not told in one figure.
 */
export const returnToPlayer = ({ id, kind }: Pick<ArcadeGame, 'id' | 'kind'>): number | null => {
  const lottery = lotteries.get(id);
  const percent = lottery
    ? 100 * Math.max(...lottery.game.bets.map((bet) => bet.returnToPlayer))
    : returns[kind]?.();
  return percent === undefined ? null : Math.round(percent * 100) / 100;
};
