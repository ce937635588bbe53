import type { FastifyRequest } from 'fastify';

/** What stands behind the question mark of a call's address. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.slice(url.indexOf('?') + 1 || url.length);
