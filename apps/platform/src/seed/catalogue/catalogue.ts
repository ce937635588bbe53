import { cards } from './cards.ts';
import { fishing } from './fishing.ts';
import type { GameSeed } from './GameSeed.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import { mini } from './mini.ts';
import { pvp } from './pvp.ts';
import { slots } from './slots.ts';
import { sports } from './sports.ts';

/** Every game of the demonstration, category by category. */
export const catalogue: readonly GameSeed[] = [
  ...live,
  ...slots,
  ...sports,
  ...lottery,
  ...cards,
  ...fishing,
  ...mini,
  ...pvp,
];
