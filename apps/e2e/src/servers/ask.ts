import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';

/** A call of a test, of a host that need not resolve. */
export type Call = {
  /** Name that the certificate is asked for and checked against; without it the call goes over plain http. */
  tls?: { name: string; authority: string };
  port: number;
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Keeps connections, as browsers do. */
  agent?: Agent;
};

/** An answer as it came over the wire: nothing unpacked, no redirect followed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Connections over which all calls of one visitor go. */
export const keptConnections = (): Agent => new Agent({ keepAlive: true });

const isReset = (error: Error) => 'code' in error && error.code === 'ECONNRESET';

/**
 * Sends a call to this machine. A kept connection that the server closes in the same moment is opened anew, as
 * browsers do (RFC 9112, 9.3.1). Rejects when there is no answer.
 */
export const ask = (wish: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { tls, port, host, path, method = 'GET', headers, body, agent } = wish;
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
    const read = (answer: IncomingMessage) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
      answer.on('error', reject);
    };
    const call = tls
      ? requestHttps({ ...options, agent: agent ?? false, servername: tls.name, ca: tls.authority }, read)
      : requestHttp({ ...options, agent: false }, read);
    call.on('error', (error) => {
      if (call.reusedSocket && isReset(error)) resolve(ask(wish));
      else reject(error);
    });
    call.end(body);
  });
