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

/**
 * Finds the open session of a token and of the cookie that belongs to it, and marks it as seen. `expired` is
 * one that has been open, `limited` one that a time limit of the member's has ended; null is none at all.
 */
export type SessionReader = (
  context: Omit<Context, 'session'>,
  token: string,
) => Promise<Session | 'expired' | 'limited' | null>;
