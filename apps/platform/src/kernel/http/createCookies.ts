import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './Cookies.ts';
import { hostOf } from './hostOf.ts';

const isLocal = (host: string) => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(host);

/** The cookies of a call. Only plain http on this machine goes without `Secure` and the `__Host-` prefix. */
export const createCookies = (request: FastifyRequest, reply: FastifyReply): Cookies => {
  const isSecure = request.protocol === 'https' || !isLocal(hostOf(request.headers.host));
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    get: (name) => request.cookies[nameOf(name)],
    set: (name, value, { maxAge } = {}) => {
      reply.setCookie(nameOf(name), value, { ...attributes, ...(maxAge !== undefined && { maxAge }) });
    },
    clear: (name) => {
      reply.clearCookie(nameOf(name), attributes);
    },
  };
};
