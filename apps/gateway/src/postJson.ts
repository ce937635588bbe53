import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Names below `localhost` are this machine (RFC 6761), which not every resolver knows. */
const lookUp: LookupFunction = (name, options, done) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

/** Posts a JSON text; resolves to the answer, or null when there was none within ten seconds. */
export const postJson = (
  url: string,
  text: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string } | null> =>
  new Promise((resolve) => {
    const request = url.startsWith('https:') ? requestSecure : requestPlain;
    const call = request(
      url,
      {
        method: 'POST',
        lookup: lookUp,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...headers,
        },
        signal: AbortSignal.timeout(10_000),
      },
      (answer) => {
        let told = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          told += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: told }));
        answer.on('error', () => resolve(null));
      },
    );
    call.on('error', () => resolve(null));
    call.end(text);
  });
