import type { Connection } from '#kernel';
import type { Proof } from './Proof.ts';
import type { Way } from './Way.ts';

/** A way to prove a login by something that another area knows of. */
export type FurtherProof = {
  method: Way['method'];
  /** Whether an account can be proved so. */
  isOffered: (tx: Connection, accountId: string) => Promise<boolean>;
  check: Proof;
};
