import type { Draw } from './drawsOf.ts';
import type { Played } from './Line.ts';

/** Crash, by docs/fairness.md; where it was let go is the player's, and told by the round. */
export const kite = (draw: Draw, { stake }: { stake: number }, state: unknown): Played => {
  const burst = Math.min(100_000, Math.max(100, Math.floor((97 * 2 ** 32) / (draw(2 ** 32) + 1))));
  const { cashed } = state as { cashed?: number };
  const isInTime = cashed !== undefined && cashed < burst;
  // A kite that is said to have been let go after its burst fits no draw.
  const shown = { burst, ...(cashed !== undefined && { cashed: isInTime ? cashed : 'before the burst' }) };
  return { shown, win: isInTime ? Math.floor((stake * cashed) / 100) : 0 };
};
