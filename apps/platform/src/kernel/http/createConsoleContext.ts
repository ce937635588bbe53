import type { Operation } from '@marquee/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddressOf } from './clientAddressOf.ts';
import type { ConsoleContext } from './Context.ts';
import { createCookies } from './createCookies.ts';
import { hostOf } from './hostOf.ts';
import { languageOf } from './languageOf.ts';
import { originOf } from './originOf.ts';
import type { Services } from './Services.ts';

/** Gathers what a handler of the console is told of a call, but for who makes it and the merchant that it is about. */
export const createConsoleContext = async (
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<ConsoleContext> => {
  const { clock, config } = services;
  await clock.refresh();
  const cookies = createCookies(request, reply);
  return {
    operation,
    language: languageOf(request.headers),
    host: hostOf(request.host),
    origin: originOf(request, config.publicPort),
    clientAddress: clientAddressOf(request, cookies, config.isSandbox),
    userAgent: request.headers['user-agent']?.slice(0, 256) ?? null,
    requestId: request.id,
    log: request.log,
    now: clock.now,
    cookies,
    services,
  };
};
