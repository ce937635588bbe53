import type { Draw } from '../../fairness/createDraw.ts';
import { coveredBy, roulette } from './roulette.ts';
import type { TableRules } from './TableRules.ts';

/** A wheel on which a few numbers, drawn after bets have closed, pay more than 29 to 1. */
export type CrystalResult = { pocket: number; lucky: readonly { pocket: number; pays: number }[] };

/** What a lucky number pays to 1, and how many in a hundred pay it. */
export const luckyPays = [
  [50, 52],
  [100, 30],
  [200, 12],
  [300, 4],
  [500, 2],
] as const;

/** As many numbers as this at most are lucky; each count from one up is as likely as the other. */
export const mostLucky = 5;

const drawPays = (draw: Draw) => {
  let at = draw(100);
  for (const [pays, weight] of luckyPays) {
    if (at < weight) return pays;
    at -= weight;
  }
  return luckyPays[0][0];
};

/** Roulette whose single numbers pay 29 to 1, or what the crystal says for those that it has chosen. */
export const crystalRoulette: TableRules<CrystalResult> = {
  ...roulette,
  play: (draw) => {
    const left = Array.from({ length: 37 }, (_, pocket) => pocket);
    const count = 1 + draw(mostLucky);
    const lucky = Array.from({ length: count }, () => {
      const [pocket = 0] = left.splice(draw(left.length), 1);
      return { pocket, pays: drawPays(draw) };
    });
    return { lucky, pocket: draw(37) };
  },
  returns: (spot, result) => {
    const group = coveredBy(spot);
    if (group.length !== 1) return roulette.returns(spot, result);
    if (group[0] !== result.pocket) return 0;
    const hit = result.lucky.find(({ pocket }) => pocket === result.pocket);
    return 100 * ((hit?.pays ?? 29) + 1);
  },
};
