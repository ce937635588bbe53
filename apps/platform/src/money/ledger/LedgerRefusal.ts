/** Why the ledger refused a transfer. Nothing has changed then. */
export type RefusalReason =
  /** A member's account would have gone below zero. */
  | 'INSUFFICIENT_FUNDS'
  /** The key stands for another transfer already. */
  | 'KEY_REUSED'
  /** The hold is unknown, or the lines take another amount out of it than it holds. */
  | 'HOLD_MISMATCH'
  /** The hold was captured or released before. */
  | 'HOLD_SETTLED'
  /** The lines do not sum to zero, name an account twice or go beyond exact numbers: a fault of the caller. */
  | 'MALFORMED';

/** Thrown for a transfer that the ledger refuses; the transaction that asked for it is over. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause: unknown) {
    super(`The ledger refused a transfer: ${reason}`, { cause });
    this.reason = reason;
  }
}
