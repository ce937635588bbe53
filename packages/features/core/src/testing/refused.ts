import { ApiError } from '@marquee/api-client';
import { errorCodes } from '@marquee/contract';
import type { ErrorBody, ErrorCode } from '@marquee/contract/errors';

/** A refusal of the platform, to be thrown by an answer. */
export const refused = (code: ErrorCode, more: Partial<Omit<ErrorBody, 'code'>> = {}) =>
  new ApiError(errorCodes[code], { code, message: `Refused: ${code}`, ...more });

/** The answer of a platform that the network does not reach. */
export const offline = () => {
  throw new ApiError(0, { code: 'NETWORK', message: '' });
};
