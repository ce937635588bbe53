import { createBetting } from '../betting/createBetting.ts';
import { liengHand } from './liengHand.ts';

/** Liêng for two to six: three cards and one round of bets a hand; the last one with chips takes the stakes. */
export const lieng = createBetting({
  seats: { least: 2, most: 6 },
  holes: 3,
  streets: [0],
  forced: 'ante',
  valueOf: (hole) => liengHand(hole).value,
});
