import type { ErrorBody, ErrorCode } from '@marquee/contract/errors';

/** Codes that the client itself gives: the call never got an answer that can be read. */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED';

/** A call that did not work. `code` is for programs, `message` for the reader; a client's own code has no message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** Fields that are wrong, each with its rule and a sentence. */
  readonly fields: NonNullable<ErrorBody['fields']>;
  /** The next try has to carry a captcha. */
  readonly captcha: boolean;
  /** Seconds until a further try can succeed. */
  readonly retryAfter: number | undefined;
  /** The limit that was met, with its figures. */
  readonly limit: ErrorBody['limit'];
  /** The time-out or self-exclusion that stands in the way. */
  readonly exclusion: ErrorBody['exclusion'];
  /** The proof that a login from an unknown address waits for. */
  readonly verification: ErrorBody['verification'];

  constructor(status: number, error: Omit<ErrorBody, 'code'> & { code: ErrorCode | ClientErrorCode }) {
    super(error.message);
    this.code = error.code;
    this.status = status;
    this.fields = error.fields ?? [];
    this.captcha = error.captcha ?? false;
    this.retryAfter = error.retryAfter;
    this.limit = error.limit;
    this.exclusion = error.exclusion;
    this.verification = error.verification;
  }
}
