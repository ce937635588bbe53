import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  const accepted = request.headers['accept-encoding'] ?? '';
  if (payload.length < smallest || reply.getHeader('content-encoding')) return payload;
  const isBrotli = /\bbr\b/.test(accepted);
  if (!isBrotli && !/\bgzip\b/.test(accepted)) return payload;
  const packed = isBrotli
    ? await brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : await zip(payload);
  reply.removeHeader('Content-Length').header('Content-Encoding', isBrotli ? 'br' : 'gzip');
  return packed;
};
