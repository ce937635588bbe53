import type { Draw } from '../../fairness/createDraw.ts';

/** What a live table plays: pure, and the same for the server, the page and whoever verifies a round. */
export type TableRules<Result = unknown> = {
  /** Everything a round shows, from its committed draws alone. */
  play: (draw: Draw) => Result;
  /** The places where chips may lie. */
  spots: readonly string[];
  /** Hundredths of the stake that a spot gets back: 0 loses, 100 returns it, 195 pays 0.95 to 1. */
  returns: (spot: string, result: Result) => number;
  /** The side that won, for the roads; a tie is marked on the side before it. */
  side?: (result: Result) => { winner: 'a' | 'b' | 'tie'; pairs?: readonly ('a' | 'b')[] };
  /** A few characters that name the result in a list, such as `17` or `B7`. */
  label: (result: Result) => string;
};
