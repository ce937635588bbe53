import type { LimitName } from './limits.ts';

/** How a limit stands. */
export type LimitState = {
  /** False when this hit, or the next one after a `peek`, is beyond the limit. */
  isAllowed: boolean;
  count: number;
  /** Whole seconds until the window ends, at least 1. */
  retryAfter: number;
};

/**
 * Counts hits in the database, atomically and over all nodes. Not to be called inside `tenant`: a count must
 * outlive the transaction that is refused because of it.
 */
export type Limiter = {
  /** Counts a hit. */
  consume: (limit: LimitName, ...key: string[]) => Promise<LimitState>;
  /** Counts a hit, and throws `RATE_LIMITED` with `retryAfter` when it is beyond the limit. */
  enforce: (limit: LimitName, ...key: string[]) => Promise<void>;
  /** Tells how a limit stands without counting. */
  peek: (limit: LimitName, ...key: string[]) => Promise<LimitState>;
  /** Forgets the hits, as after a login that worked. */
  clear: (limit: LimitName, ...key: string[]) => Promise<void>;
};
