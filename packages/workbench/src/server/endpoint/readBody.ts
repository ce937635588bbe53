import type { IncomingMessage } from 'node:http';

/** Bytes that all changes of a brand together never reach. */
const most = 256 * 1024;

/** Reads a request's JSON; undefined where it is none or too much. */
export const readBody = async (request: IncomingMessage): Promise<unknown> => {
  if (!request.headers['content-type']?.startsWith('application/json')) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
};
