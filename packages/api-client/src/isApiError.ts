import type { ErrorCode, SureDetails } from '@marquee/contract/errors';
import { ApiError, type ClientErrorCode } from './ApiError.ts';

type Coded<C> = ApiError & { code: C; details: C extends ErrorCode ? SureDetails<C> : unknown };

/** Whether what was thrown is a call's error with one of these codes; its details are then those of the code. */
export const isApiError = <C extends ErrorCode | ClientErrorCode>(
  error: unknown,
  ...codes: readonly [C, ...C[]]
): error is Coded<C> => error instanceof ApiError && (codes as readonly string[]).includes(error.code);
