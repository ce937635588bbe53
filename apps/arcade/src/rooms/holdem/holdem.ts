import { createBetting } from '../betting/createBetting.ts';
import { bestFive } from '../poker/handValue.ts';

/** Texas hold'em without limits for two to six, as a sit-and-go: the last one with chips takes the stakes. */
export const holdem = createBetting({
  seats: { least: 2, most: 6 },
  holes: 2,
  streets: [0, 3, 1, 1],
  forced: 'blinds',
  valueOf: (hole, board) => bestFive([...hole, ...board]).value,
});
