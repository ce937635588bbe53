import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingOf } from '#kernel';
import type { ReadyPage } from './createPageCache.ts';
import { isKnown, sendHeaders } from './sendSiteFile.ts';

/** Sends a rendered page, packed where the browser takes that, or 304 when it has it. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: NonNullable<ReadyPage['document']>,
): FastifyReply => {
  const etag = `W/"${document.etag}"`;
  sendHeaders(request, reply, { etag, policy: document.policy });
  if (isKnown(request, etag)) return reply.code(304).send();
  const coding = codingOf(request.headers['accept-encoding']);
  reply.type('text/html; charset=utf-8');
  if (coding) reply.header('Content-Encoding', coding);
  return reply.send(coding ? document[coding] : document.plain);
};
