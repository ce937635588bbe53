import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { strictTransport } from '@marquee/deployment';
import { asPlainFile, codingOf } from '#kernel';
import type { FoundPage } from './findPage.ts';
import type { SiteFile } from './SiteFile.ts';

/** What is true of every answer with a site's file or page. */
export const sendHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    etag,
    policy,
    isImmutable = false,
  }: { etag: string | undefined; policy: string | null; isImmutable?: boolean },
): void => {
  reply
    .header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('Vary', 'Accept-Encoding');
  if (etag) reply.header('ETag', etag);
  if (policy) reply.header('Content-Security-Policy', policy);
  if (request.protocol === 'https') reply.header('Strict-Transport-Security', strictTransport);
};

/** Whether the browser has what it asks for already. */
export const isKnown = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim())
    .includes(etag) ?? false;

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
  // A plain file's name carries its hash, so that no browser asks whether it has changed.
  const etag = file.isPlain ? undefined : `W/"${file.etag}"`;
  reply.code(status);
  sendHeaders(request, reply, { etag, policy: file.policy, isImmutable: file.isImmutable });
  if (file.isPlain) asPlainFile(reply);
  if (status === 200 && etag && isKnown(request, etag)) return reply.code(304).send();
  const body = await readFile(`${file.path}${encoding ? suffixes[encoding] : ''}`).catch(() => null);
  // A build has swapped the folder since it was looked at; the next look knows the new one.
  if (!body) return beingBuilt(reply);
  reply.type(file.type);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(body);
};
