import type { League, Side } from './leagues.ts';

const day = 24 * 60 * 60_000;

/** A match of a league, as everybody knows it before it is played. */
export type Fixture = {
  /** Its place in the league, counted from 1970 on. */
  number: number;
  startsAt: number;
  sides: readonly Side[];
};

/** The day that a match begins on, counted from 1970 on. */
export const dateOf = ({ startsAt }: Pick<Fixture, 'startsAt'>): number => Math.floor(startsAt / day);

/** The pairs of a round, so that each side meets each other once in `sides - 1` rounds: the circle method. */
const pairOf = (count: number, round: number, index: number): [number, number] => {
  const turn = round % (count - 1);
  const at = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + turn) % (count - 1)));
  const pair: [number, number] = [at(index), at(count - 1 - index)];
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
};

/** What playing at home adds, in percent of a side's worth. */
const homeGround = 10;

/** The form of a side on a day, in percent of its worth: 92 to 108. */
const formOf = (date: number, side: number) => 92 + 4 * ((date * 7 + side * 3) % 5);

/** The match of a number; the day's form and the home ground are in what its sides are worth. */
export const fixtureOf = (league: League, number: number): Fixture => {
  const { sides, together, every, after } = league;
  const startsAt = Math.floor(number / together) * every + after;
  const date = dateOf({ startsAt });
  const perRound = sides.length / 2;
  const playing = league.isField
    ? sides.map((_, index) => index)
    : pairOf(sides.length, Math.floor(number / perRound), number % perRound);
  return {
    number,
    startsAt,
    sides: playing.flatMap((index, place) => {
      const side = sides[index];
      if (!side) return [];
      const form = formOf(date, index) + (place === 0 && !league.isField ? homeGround : 0);
      return [{ name: side.name, worth: Math.round((side.worth * form) / 100) }];
    }),
  };
};

/** The matches that start after `from` and until `to`, in milliseconds, in the order of their starts. */
export const fixturesBetween = (league: League, from: number, to: number): Fixture[] => {
  const { together, every, after } = league;
  const first = Math.floor((from - after) / every) + 1;
  const last = Math.floor((to - after) / every);
  return Array.from({ length: Math.max(0, last - first + 1) * together }, (_, index) =>
    fixtureOf(league, first * together + index),
  );
};
