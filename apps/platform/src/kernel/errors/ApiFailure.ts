import type { ErrorBody, ErrorCode, FieldProblem } from '@marquee/contract/errors';

/** What an error may carry beside its code. */
export type FailureExtras = {
  fields?: FieldProblem[];
  /** The next try has to carry a captcha. */
  captcha?: boolean;
  /** Whole seconds until a further try can succeed. */
  retryAfter?: number;
  /** The limit that was met, with its figures. */
  limit?: NonNullable<ErrorBody['limit']>;
  /** The time-out or self-exclusion that stands in the way. */
  exclusion?: NonNullable<ErrorBody['exclusion']>;
  /** The proof that a login from an unknown address waits for. */
  verification?: NonNullable<ErrorBody['verification']>;
};

/** Thrown by handlers to refuse a call; the router turns it into the answer in the reader's language. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly extras: FailureExtras;

  constructor(code: ErrorCode, extras: FailureExtras = {}) {
    super(code);
    this.code = code;
    this.extras = extras;
  }
}
