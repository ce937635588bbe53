import type { Lottery } from './Lottery.ts';

/** How many of the next draws stand at the top of the lobby. */
export const drawPlaces = 6;

/** A lottery that will draw. */
export type Draw = Lottery & { nextDrawAt: string };

const isDraw = (lottery: Lottery): lottery is Draw => lottery.nextDrawAt !== null;

const byTime = (one: Draw, other: Draw) => Date.parse(one.nextDrawAt) - Date.parse(other.nextDrawAt);

/**
 * The next draws. Two of three places are for official lotteries where there are as many: those that draw every few
 * minutes would else fill every place all day. These come first in the merchant's order, whichever of them is next, so
 * that no card changes its place under a finger; then the official ones, soonest first.
 */
export const pickDraws = (lotteries: readonly Lottery[], places: number): Draw[] => {
  const draws = lotteries.filter(isDraw);
  const official = draws.filter(({ isOfficial }) => isOfficial).toSorted(byTime);
  const quick = draws.filter(({ isOfficial }) => !isOfficial);
  const quickPlaces = Math.max(Math.floor(places / 3), places - official.length);
  const quickPicked = quick.slice(0, quickPlaces);
  return [...quickPicked, ...official.slice(0, places - quickPicked.length)];
};
