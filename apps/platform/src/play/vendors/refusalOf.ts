import type { PlainErrorCode } from '@marquee/contract/errors';
import { ApiFailure } from '#kernel';

/** No refusal: the player has limits, or is excluded. */
export const guardFirst = 'VW012';

/** By the code that the functions of `3-vendors.sql` raise, or the database itself. */
const codes: Readonly<Record<string, PlainErrorCode>> = {
  VW001: 'PLAYER_UNKNOWN',
  VW002: 'TOKEN_INVALID',
  VW003: 'TOKEN_EXPIRED',
  VW004: 'PLAYER_BLOCKED',
  VW005: 'WRONG_CURRENCY',
  VW006: 'INSUFFICIENT_FUNDS',
  VW007: 'DUPLICATE_TRANSACTION',
  VW008: 'ORIGINAL_MISSING',
  VW009: 'TRANSACTION_ROLLED_BACK',
  VW010: 'BET_SETTLED',
  VW011: 'ROUND_CLOSED',
  // Sums beyond what the ledger counts exactly.
  '22003': 'LIMIT_REACHED',
  '23514': 'LIMIT_REACHED',
};

/** Whether the functions of `3-vendors.sql` mean this error: a refusal, or a bet that has to be guarded first. */
export const isWalletRefusal = ({ code }: { code: string }): boolean => code in codes || code === guardFirst;

/** The refusal that an error of the wallet's functions means; the error itself when it is none. */
export const refusalOf = (error: unknown): unknown => {
  const { code = '', cause } = (error ?? {}) as { code?: string; cause?: unknown };
  const refusal = codes[code];
  if (refusal) return new ApiFailure(refusal);
  // Within a transaction the database's own error is the cause of the one that is thrown.
  return cause === undefined ? error : refusalOf(cause);
};
