import type { LimitFigures } from '@marquee/contract/errors';
import type { Context } from './Context.ts';

/** Who makes a call. */
export type Session = {
  id: string;
  accountId: string;
  username: string;
  /** Member type of the specification: 0, 1, 2, 4, 41 or 42. */
  type: number;
  /** A password change comes first: only a few rows are open. */
  isRestricted: boolean;
};

/** A session that a time limit has ended: the limit with its figures, null when it has begun anew since. */
export type LimitedSession = { endedBy: LimitFigures | null };

/**
 * Finds the open session of a token and of the cookie that belongs to it, and marks it as seen. `expired` is
 * one that has been open, `endedBy` tells of one that a time limit of the member's has ended; null is none at all.
 */
export type SessionReader = (
  context: Omit<Context, 'session'>,
  token: string,
) => Promise<Session | 'expired' | LimitedSession | null>;
