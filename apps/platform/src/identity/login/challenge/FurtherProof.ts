import type { Connection } from '#kernel';
import type { Proof } from './Proof.ts';
import type { LoginWay } from '../../proofs/LoginWay.ts';

/** A way to prove a login by something that another area knows of. */
export type FurtherProof = {
  method: LoginWay['method'];
  /** Whether an account can be proved so. */
  isOffered: (tx: Connection, accountId: string) => Promise<boolean>;
  check: Proof;
};
