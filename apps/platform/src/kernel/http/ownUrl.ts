import type { FastifyInstance } from 'fastify';

/** Where this process itself can call its server; null before it listens. */
export const ownUrl = (app: FastifyInstance): string | null => {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) return null;
  const isAny = address.address === '::' || address.address === '0.0.0.0';
  const host = isAny ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
};
