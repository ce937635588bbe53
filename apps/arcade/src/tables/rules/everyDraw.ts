import type { Draw } from '../../fairness/createDraw.ts';

/** Plays a game through everything that it can draw, each time with the chance of it; for games of few draws. */
export const everyDraw = <Result>(
  play: (draw: Draw) => Result,
  each: (result: Result, chance: number) => void,
) => {
  const visit = (drawn: readonly number[]) => {
    let at = 0;
    let chance = 1;
    let open: number | undefined;
    const result = play((below) => {
      const value = drawn[at];
      at += 1;
      if (value === undefined) {
        open ??= below;
        return 0;
      }
      chance /= below;
      return value;
    });
    if (open === undefined) return each(result, chance);
    for (let value = 0; value < open; value += 1) visit([...drawn, value]);
  };
  visit([]);
};
