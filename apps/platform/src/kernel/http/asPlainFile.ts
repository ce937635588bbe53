import { documentHeaders } from '@marquee/deployment';
import type { FastifyReply } from 'fastify';

/**
 * Takes from an answer what says something of documents, of calls and of connections alone: it is a file that no
 * browser opens as a document.
 */
export const asPlainFile = (reply: FastifyReply): FastifyReply => {
  for (const name of documentHeaders) reply.removeHeader(name);
  // HTTP/1.1 keeps connections without saying so.
  reply.raw.removeHeader('Connection');
  return reply.removeHeader('x-request-id');
};
