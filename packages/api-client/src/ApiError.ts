import type { AnyErrorDetails, ErrorBody, ErrorCode } from '@marquee/contract/errors';

/**
 * Codes that the client itself gives: the call never got an answer that can be read. `UNAVAILABLE` is a server in front
 * of the platform that has not reached it: the reader's connection works.
 */
export type ClientErrorCode = 'NETWORK' | 'UNAVAILABLE' | 'TIMEOUT' | 'ABORTED';

/** A call that did not work. `code` is for programs, `message` for the reader; a client's own code has no message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** What the platform says beside the sentence; `isApiError` tells which of it a code always has. */
  readonly details: AnyErrorDetails;

  constructor(status: number, error: ErrorBody | { code: ClientErrorCode; message: string }) {
    super(error.message);
    this.code = error.code;
    this.status = status;
    this.details = ('details' in error && error.details) || {};
  }
}
