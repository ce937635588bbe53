import type { ErrorCode } from '@marquee/contract/errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that the call was refused with. */
    failureCode?: ErrorCode;
    /** The game vendor whose signature the call carries. */
    vendor?: string;
  }
  interface FastifyContextConfig {
    /** The row of the contract that a route answers. */
    operation?: string;
  }
}
