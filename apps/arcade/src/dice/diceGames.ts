import type { DiceGame } from './createDiceRules.ts';

const dice = (draw: (below: number) => number) => [draw(6) + 1, draw(6) + 1, draw(6) + 1];
const sum = (thrown: readonly number[]) => thrown.reduce((all, die) => all + die, 0);

const halves: Readonly<Record<string, (total: number) => boolean>> = {
  small: (total) => total <= 10,
  big: (total) => total >= 11,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
};

/** Tài xỉu: the sum of three dice, 3 to 10 or 11 to 18, odd or even. Each half comes in 108 of 216 throws. */
export const taiXiu: DiceGame = {
  spots: Object.keys(halves),
  throwing: dice,
  returns: (spot, thrown) => (halves[spot]?.(sum(thrown)) ? 196 : 0),
};

/** The faces of bầu cua: deer, gourd, rooster, fish, crab, shrimp. */
export const bauCuaFaces = ['deer', 'gourd', 'rooster', 'fish', 'crab', 'shrimp'] as const;

/** Bầu cua: three dice of six animals; each die that shows a spot's face pays its stake once. */
export const bauCua: DiceGame = {
  spots: bauCuaFaces,
  throwing: dice,
  returns: (spot, thrown) => {
    const face = bauCuaFaces.findIndex((name) => name === spot) + 1;
    const shown = thrown.filter((die) => die === face).length;
    return shown === 0 ? 0 : 100 + 100 * shown;
  },
};

/** A coin: heads or tails. */
export const coin: DiceGame = {
  spots: ['heads', 'tails'],
  throwing: (draw) => [draw(2)],
  returns: (spot, [side]) => (spot === (side === 0 ? 'heads' : 'tails') ? 196 : 0),
};
