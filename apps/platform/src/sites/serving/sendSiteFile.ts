import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { strictTransport } from '@marquee/deployment';
import { codingOf } from '#kernel';
import type { FoundPage } from './findPage.ts';
import type { SiteFile } from './SiteFile.ts';

const encodingOf = (file: SiteFile, accepted: string | undefined): 'br' | 'gzip' | null => {
  const coding = codingOf(accepted);
  if (coding === 'br' && file.hasBrotli) return 'br';
  return coding !== null && file.hasGzip ? 'gzip' : null;
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

const beingBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .removeHeader('ETag')
    .removeHeader('Content-Security-Policy')
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': '1' })
    .type('text/plain; charset=utf-8')
    .send('This site is being renewed. Try again in a moment.');

/** Sends a file of a site, packed beforehand where the browser takes that, or 304 when it has it. */
export const sendSiteFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status }: FoundPage,
): Promise<FastifyReply> => {
  const encoding = encodingOf(file, request.headers['accept-encoding']);
  const etag = `W/"${file.etag}"`;
  reply
    .code(status)
    .header('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('ETag', etag)
    .header('Vary', 'Accept-Encoding');
  if (file.policy) reply.header('Content-Security-Policy', file.policy);
  if (request.protocol === 'https') reply.header('Strict-Transport-Security', strictTransport);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (status === 200 && known.includes(etag)) return reply.code(304).send();
  const body = await readFile(`${file.path}${encoding ? suffixes[encoding] : ''}`).catch(() => null);
  // A build has swapped the folder since it was looked at; the next look knows the new one.
  if (!body) return beingBuilt(reply);
  reply.type(file.type);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(body);
};
