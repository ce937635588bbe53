import { LedgerRefusal, type RefusalReason } from './LedgerRefusal.ts';

/** By the name of the constraint, or else by the error's code. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  ledger_accounts_no_overdraft: 'INSUFFICIENT_FUNDS',
  ledger_transfers_settles: 'HOLD_SETTLED',
  LG001: 'KEY_REUSED',
  LG002: 'MALFORMED',
  LG003: 'HOLD_MISMATCH',
  // Other broken checks, numbers that are none or beyond 64 bits, owners that are no id.
  '23514': 'MALFORMED',
  '22003': 'MALFORMED',
  '22P02': 'MALFORMED',
};

/** The refusal that a database error means; undefined for an error that is none. */
export const refusalOf = (error: unknown): LedgerRefusal | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { constraint = '', code = '' } = (error.cause ?? {}) as { constraint?: string; code?: string };
  const reason = reasons[constraint] ?? reasons[code];
  return reason && new LedgerRefusal(reason, error.cause);
};
