import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { codingOf } from './codingOf.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which compression costs more than it saves. */
const smallest = 1_024;

/** Compresses JSON answers on the way out, as the reader's browser accepts. */
export const compressAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
  if (!isJson || typeof payload !== 'string') return payload;
  reply.header('Vary', 'Accept-Encoding');
  const coding = codingOf(request.headers['accept-encoding']);
  if (coding === null || payload.length < smallest || reply.getHeader('content-encoding')) return payload;
  const packed =
    coding === 'br'
      ? await brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(payload);
  reply.removeHeader('Content-Length').header('Content-Encoding', coding);
  return packed;
};
