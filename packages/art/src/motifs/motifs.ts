import { balls } from './balls.ts';
import { cardFan } from './cardFan.ts';
import { chips } from './chips.ts';
import { coins } from './coins.ts';
import { crown } from './crown.ts';
import { dice } from './dice.ts';
import { fish } from './fish.ts';
import { football } from './football.ts';
import { gamepad } from './gamepad.ts';
import { gems } from './gems.ts';
import { lotus } from './lotus.ts';
import type { Motif } from './Motif.ts';
import { rocket } from './rocket.ts';
import { sevens } from './sevens.ts';
import { shield } from './shield.ts';
import { swords } from './swords.ts';
import { trophy } from './trophy.ts';
import { wheel } from './wheel.ts';

/** The objects that pictures may show, by their names. */
export const motifs = {
  balls,
  cardFan,
  chips,
  coins,
  crown,
  dice,
  fish,
  football,
  gamepad,
  gems,
  lotus,
  rocket,
  sevens,
  shield,
  swords,
  trophy,
  wheel,
} as const satisfies Readonly<Record<string, Motif>>;
