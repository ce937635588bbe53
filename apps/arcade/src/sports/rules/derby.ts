import type { Draw } from '../../fairness/createDraw.ts';
import type { MatchState, Sport } from './Sport.ts';

/** Steps of a race. */
const steps = 60;

/** Draws one runner after the other, in proportion to the worth of those that are left. */
const drawOrder = (worth: readonly number[], draw: Draw): number[] => {
  const left = [...worth];
  return worth.map(() => {
    let drawn = draw(left.reduce((sum, one) => sum + one, 0));
    const next = left.findIndex((one) => (drawn -= one) < 0);
    left[next] = 0;
    return next;
  });
};

/**
 * A race that is bet on before its start alone. The order in which runners come in is drawn first, then how they
 * start; on the way they go from the one to the other. The score is a runner's place.
 */
export const derby: Sport = {
  longest: steps,
  play: (worth, draw) => {
    const last = drawOrder(worth, draw);
    const first = drawOrder(
      worth.map(() => 1),
      draw,
    );
    return Array.from({ length: steps + 1 }, (_, step): MatchState => {
      if (step === 0) return { step, score: worth.map(() => 0) };
      const at = (runner: number) => first.indexOf(runner) * (steps - step) + last.indexOf(runner) * step;
      const order = worth.map((_one, runner) => runner).toSorted((one, other) => at(one) - at(other));
      return { step, score: worth.map((_one, runner) => order.indexOf(runner) + 1) };
    });
  },
  // No bet is taken after the start: the chances are those from before it.
  markets: (worth) => {
    const total = worth.reduce((sum, one) => sum + one, 0);
    return [
      {
        id: 'winner',
        returned: 0,
        picks: worth.map((one, index) => ({ id: String(index + 1), chance: one / total })),
      },
    ];
  },
  isClosing: () => true,
  resultOf: (_market, pick, score) => (score[Number(pick) - 1] === 1 ? 'won' : 'lost'),
};
