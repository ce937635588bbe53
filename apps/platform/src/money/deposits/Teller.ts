import type { Context } from '#kernel';

/** Who makes money known: the gateway's call, or a person of staff's. */
export type Teller = Pick<Context, 'merchant' | 'now' | 'clientAddress' | 'requestId'>;
