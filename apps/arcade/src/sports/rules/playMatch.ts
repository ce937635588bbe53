import type { Draw } from '../../fairness/createDraw.ts';
import type { Fixture } from './fixtures.ts';
import type { League } from './leagues.ts';
import type { MatchState } from './Sport.ts';

/** A match from its start to its end, by its seed. */
export type Match = {
  /** How it stands after each step. */
  states: readonly MatchState[];
  /** Whether it was abandoned at its last state: stakes on it are returned. */
  isAbandoned: boolean;
};

const tenThousand = 10_000;

/** Plays a match: whether it is abandoned is drawn first, then what happens, then when it is abandoned. */
export const playMatch = ({ sport, abandoned }: League, { sides }: Fixture, draw: Draw): Match => {
  const isAbandoned = draw(tenThousand) < abandoned;
  const states = sport.play(
    sides.map(({ worth }) => worth),
    draw,
  );
  return { states: isAbandoned ? states.slice(0, 2 + draw(states.length - 2)) : states, isAbandoned };
};

/** How a match ended. */
export type Ending = { isAbandoned: boolean; score: readonly number[] };

/** What is told of a match when it is over. */
export const endingOf = ({ states, isAbandoned }: Match): Ending => ({
  isAbandoned,
  score: states.at(-1)?.score ?? [],
});

/** When a match ends. */
export const endOf = ({ stepLasts }: League, { startsAt }: Fixture, { states }: Match): number =>
  startsAt + (states.length - 1) * stepLasts;

/** How a match stands at a moment; at its start before it, at its end after it. */
export const stateAt = (
  { stepLasts }: League,
  { startsAt }: Fixture,
  { states }: Match,
  now: number,
): MatchState => {
  const step = Math.min(Math.max(0, Math.floor((now - startsAt) / stepLasts)), states.length - 1);
  const state = states[step];
  if (!state) throw new Error('A match has to have a state.');
  return state;
};
