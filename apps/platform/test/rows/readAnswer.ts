import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';

/** The JSON of an answer, whichever way it was compressed. */
export const readAnswer = ({ headers, rawPayload }: LightMyRequestResponse): unknown => {
  const packed = headers['content-encoding'];
  const plain =
    packed === 'br'
      ? brotliDecompressSync(rawPayload)
      : packed === 'gzip'
        ? gunzipSync(rawPayload)
        : rawPayload;
  return JSON.parse(plain.toString());
};
