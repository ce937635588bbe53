import { Agent, type IncomingMessage, request } from 'node:http';
import type { Caller, CallerAnswer } from '../../Caller.ts';

/** Milliseconds after which a call counts as lost. */
const patience = 15_000;

const readCookie = (line: string): CallerAnswer['cookies'][number] => {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const maxAge = attributes.find((attribute) => /^max-age=/i.test(attribute))?.slice('max-age='.length);
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
  };
};

const readWhole = async (answer: IncomingMessage): Promise<CallerAnswer> => {
  const parts: Buffer[] = [];
  // Rejects when the connection ends before the body does.
  for await (const part of answer) parts.push(part as Buffer);
  const cookies = (answer.headers['set-cookie'] ?? []).map(readCookie);
  return { statusCode: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), cookies };
};

/**
 * Calls a platform of this machine over kept connections, each call from a client address of its own. Rejects when
 * the connection breaks, after which nobody knows what has become of the call.
 */
export const createHttpCaller = (port: number): Caller & { close: () => void } => {
  const agent = new Agent({ keepAlive: true });
  let calls = 0;
  return {
    inject: ({ method, url, headers, payload }) => {
      calls += 1;
      const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
      return new Promise((resolve, reject) => {
        const call = request({
          agent,
          host: '127.0.0.1',
          port,
          method,
          path: url,
          timeout: patience,
          headers: { ...headers, 'x-forwarded-for': from },
        });
        call.on('response', (answer) => void readWhole(answer).then(resolve, reject));
        call.on('timeout', () => call.destroy(new Error('No answer came in time.')));
        call.on('error', reject);
        call.end(payload);
      });
    },
    close: () => agent.destroy(),
  };
};
