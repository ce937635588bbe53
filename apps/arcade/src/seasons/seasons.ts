import type { DiceGame } from '../dice/createDiceRules.ts';

/** The seasons, how many of the wheel's places each has, and what it pays of a stake of 100, the stake included. */
export const seasonPays = {
  spring: { places: 24, pays: 192 },
  summer: { places: 12, pays: 384 },
  autumn: { places: 8, pays: 576 },
  winter: { places: 4, pays: 1152 },
} as const;

export type Season = keyof typeof seasonPays;

/** The wheel, place by place: no season stands beside itself but the spring's, which has half of all. */
export const wheel: readonly Season[] = Array.from({ length: 48 }, (_, place): Season => {
  if (place % 2 === 0) return 'spring';
  const turn = (place - 1) / 2;
  if (turn % 2 === 0) return 'summer';
  return [2, 5, 8, 11].includes((turn - 1) / 2) ? 'winter' : 'autumn';
});

/** A wheel of 48 places; the season at which it stops pays. */
export const seasons: DiceGame = {
  spots: Object.keys(seasonPays),
  throwing: (draw) => [draw(wheel.length)],
  returns: (spot, [place = 0]) => (wheel[place] === spot ? seasonPays[spot as Season].pays : 0),
};
