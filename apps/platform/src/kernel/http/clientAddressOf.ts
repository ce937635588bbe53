import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { addressOf } from './addressOf.ts';
import type { Cookies } from './Cookies.ts';

/** Name of the sandbox's cookie that holds the address a browser appears to come from. */
export const addressCookie = 'sandbox-address';

/** The address that a call comes from, or in the sandbox the one that it chose. */
export const clientAddressOf = (
  request: Pick<FastifyRequest, 'ip'>,
  cookies: Cookies,
  isSandbox: boolean,
): string => {
  const chosen = isSandbox ? cookies.get(addressCookie) : undefined;
  return addressOf(chosen && isIP(chosen) ? chosen : request.ip);
};
