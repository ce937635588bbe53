import type { Connection, Context } from '#kernel';
import type { Challenge } from './Challenge.ts';

/**
 * Checks what somebody gave as a proof. Throws CODE_WRONG, CODE_EXPIRED or PROOF_WRONG; otherwise returns what
 * uses the proof up, to be done in the transaction of the session.
 */
export type Proof = (
  context: Context,
  challenge: Challenge,
  proof: string,
) => Promise<(tx: Connection) => Promise<void>>;
