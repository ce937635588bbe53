import type { IncomingMessage } from 'node:http';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

const hostOf = (header: string | undefined) => {
  try {
    return new URL(`http://${header}`);
  } catch {
    return undefined;
  }
};

/**
 * Whether a page of this very server asks, from this machine. The name in `Host` keeps out sites that point a name of
 * their own here, `Origin` those that the designer has open beside.
 */
export const isLocal = (request: IncomingMessage, names: readonly string[]): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const host = hostOf(request.headers.host);
  if (!loopback.test(request.socket.remoteAddress ?? '') || !host) return false;
  if (!['localhost', '127.0.0.1', ...names].includes(host.hostname)) return false;
  if (host.port !== '' && Number(host.port) !== request.socket.localPort) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  const isRead = request.method === 'GET';
  return origin === undefined ? isRead : origin === host.origin;
};
