import type { AnyErrorDetails, CodedError, ErrorCode } from '@marquee/contract/errors';

type FailureArguments<E extends CodedError> = E extends { details: infer D }
  ? [code: E['code'], details: D]
  : [code: E['code'], details?: E['details']];

/**
 * Thrown by handlers to refuse a call; the router turns it into the answer in the reader's language. Which details a
 * code demands or allows is said by the contract's `errorDetails`.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly details: AnyErrorDetails | undefined;

  constructor(...[code, details]: FailureArguments<CodedError>) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
