import type { FastifyRequest } from 'fastify';
import { hostOf } from './hostOf.ts';

const usualPorts: Readonly<Record<string, number>> = { http: 80, https: 443 };

/**
 * Scheme, host and port under which a visitor sees the site, for links that leave the platform. Whoever calls writes
 * the `Host` header as they like: of its port only the one counts that the call has come in at. `publicPort` stands for
 * whatever a call says, where web servers in front listen at a port of their own.
 */
export const originOf = (
  { protocol, host, socket }: Pick<FastifyRequest, 'protocol' | 'host'> & { socket: { localPort?: number } },
  publicPort: number | null,
): string => {
  const named = Number(/:(\d+)$/.exec(host)?.[1]);
  const port = publicPort ?? (named === socket.localPort ? named : undefined);
  const shown = port === undefined || port === usualPorts[protocol] ? '' : `:${port}`;
  return `${protocol}://${hostOf(host)}${shown}`;
};
