import type { SwimmingFish } from '../FishingSkin.ts';

/** A fish of a skin: its size and speed in hundredths of the sea's mean side, how many come, and how often. */
export const swims = (
  picture: string,
  [size, speed, shoal, often]: readonly [size: number, speed: number, shoal: number, often: number],
  motion: SwimmingFish['motion'] = 'swim',
): SwimmingFish => ({ picture, size, speed, shoal, often, motion });
