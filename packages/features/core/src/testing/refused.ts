import { ApiError } from '@marquee/api-client';
import { errorCodes } from '@marquee/contract';
import type { AnyErrorDetails, ErrorBody, ErrorCode, SureDetails } from '@marquee/contract/errors';

type More<C extends ErrorCode> = SureDetails<C> & AnyErrorDetails & { message?: string };

/** A refusal of the platform, with the details that its code demands or allows, to be thrown by an answer. */
export const refused = <C extends ErrorCode>(
  code: C,
  ...[more]: unknown extends SureDetails<C> ? [More<C>?] : [More<C>]
) => {
  const { message = `Refused: ${code}`, ...details } = more ?? ({} as { message?: string });
  const hasDetails = Object.keys(details).length > 0;
  return new ApiError(errorCodes[code], { code, message, ...(hasDetails && { details }) } as ErrorBody);
};

/** The answer of a platform that the network does not reach. */
export const offline = () => {
  throw new ApiError(0, { code: 'NETWORK', message: '' });
};
