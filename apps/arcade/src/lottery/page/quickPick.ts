import type { Choice } from '../rules/Bet.ts';
import { drawDistinct } from '../rules/numbers.ts';

/** Numbers by chance; who chooses them wins no more and no less. */
export const quickPick = (choice: Extract<Choice, { picks: number }>): string[] => {
  const random = (bound: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;
  const drawn = drawDistinct(random, choice, choice.picks);
  return choice.isOrdered ? drawn : drawn.toSorted();
};
