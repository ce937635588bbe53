import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from './createRandom.ts';
import type { Tally } from './createTally.ts';
import type { Player } from './Errand.ts';

/** Milliseconds of a player's thought between two errands. */
const thought = { least: 0, most: 30 };

/** Lets everybody play until the returned call, which waits for what is under way. */
export const startPlaying = (
  players: readonly Player[],
  tally: Tally,
  random: Random,
): (() => Promise<void>) => {
  const ending = new AbortController();
  const playing = players.map(async (play) => {
    while (!ending.signal.aborted) {
      await play(tally.pass);
      await wait(random.between(thought.least, thought.most));
    }
  });
  // Whoever fails is reported when the playing ends.
  for (const one of playing) one.catch(() => undefined);
  return async () => {
    ending.abort();
    await Promise.all(playing);
  };
};
