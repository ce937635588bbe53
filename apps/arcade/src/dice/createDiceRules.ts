import type { Draw } from '../fairness/createDraw.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import { type Chips, readChips } from './readChips.ts';

/** A throw and what each spot got back of it, in minor units. */
export type DiceState = { thrown: readonly number[]; returned: Readonly<Record<string, number>> };

/** A game of dice, or of what is thrown like dice. */
export type DiceGame = {
  spots: readonly string[];
  throwing: (draw: Draw) => readonly number[];
  /** What a spot gives back of a stake of 100, the stake included; whole numbers. */
  returns: (spot: string, thrown: readonly number[]) => number;
};

/** The rules of a game in which stakes lie on spots and one throw decides. */
export const createDiceRules = ({
  spots,
  throwing,
  returns,
}: DiceGame): SoloRules<Chips, DiceState, never> => ({
  readBet: (sent) => readChips(sent, spots),
  stakeOf: (chips) => Object.values(chips).reduce((sum, stake) => sum + stake, 0),
  begin: (chips, draw) => {
    const thrown = throwing(draw);
    // Rounded down to the minor unit, spot by spot.
    const returned = Object.entries(chips).map(
      ([spot, stake]) => [spot, Math.floor((stake * returns(spot, thrown)) / 100)] as const,
    );
    return { thrown, returned: Object.fromEntries(returned) };
  },
  winOf: ({ returned }) => Object.values(returned).reduce((sum, part) => sum + part, 0),
  show: (state) => state,
});
