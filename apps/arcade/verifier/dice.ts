import type { Draw } from './drawsOf.ts';
import type { Played } from './Line.ts';

type Chips = Record<string, number>;

const threeDice = (draw: Draw) => [1, 2, 3].map(() => 1 + draw(6));
const animals = ['deer', 'gourd', 'rooster', 'fish', 'crab', 'shrimp'];

const paid = (chips: Chips, percentOf: (spot: string) => number) => {
  let win = 0;
  for (const spot of Object.keys(chips)) win += Math.floor(((chips[spot] ?? 0) * percentOf(spot)) / 100);
  return win;
};

/** Dice and the coin, by "Games that one plays alone" of docs/fairness.md. */
export const dice: Record<string, (draw: Draw, bet: Chips) => Played> = {
  taiXiu: (draw, bet) => {
    const thrown = threeDice(draw);
    const sum = (thrown[0] ?? 0) + (thrown[1] ?? 0) + (thrown[2] ?? 0);
    const come = [sum > 10 ? 'big' : 'small', sum % 2 ? 'odd' : 'even'];
    return { shown: { thrown }, win: paid(bet, (spot) => (come.includes(spot) ? 196 : 0)) };
  },
  bauCua: (draw, bet) => {
    const thrown = threeDice(draw);
    const percentOf = (spot: string) => {
      const times = thrown.filter((die) => animals[die - 1] === spot).length;
      return times > 0 ? 100 * (1 + times) : 0;
    };
    return { shown: { thrown }, win: paid(bet, percentOf) };
  },
  seasons: (draw, bet) => {
    const place = draw(48);
    const turn = Math.floor(place / 2);
    const rest = turn % 2 === 0 ? 'summer' : [2, 5, 8, 11].includes((turn - 1) / 2) ? 'winter' : 'autumn';
    const come = place % 2 === 0 ? 'spring' : rest;
    const pays: Record<string, number> = { spring: 192, summer: 384, autumn: 576, winter: 1152 };
    return { shown: { thrown: [place] }, win: paid(bet, (spot) => (spot === come ? (pays[spot] ?? 0) : 0)) };
  },
  coin: (draw, bet) => {
    const side = draw(2);
    const come = side === 0 ? 'heads' : 'tails';
    return { shown: { thrown: [side] }, win: paid(bet, (spot) => (spot === come ? 196 : 0)) };
  },
};
