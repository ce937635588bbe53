import { documentHeaders } from '@marquee/deployment';
import type { FastifyReply } from 'fastify';

/** Takes from an answer what says something of documents and of calls alone: it is a file that no browser opens as one. */
export const asPlainFile = (reply: FastifyReply): FastifyReply => {
  for (const name of documentHeaders) reply.removeHeader(name);
  return reply.removeHeader('x-request-id');
};
