import type { Language } from '@marquee/reference';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/Merchant.ts';
import { clientAddressOf } from './clientAddressOf.ts';
import type { Context } from './Context.ts';
import { createCookies } from './createCookies.ts';
import { hostOf } from './hostOf.ts';
import { originOf } from './originOf.ts';
import type { Services } from './Services.ts';

/** Gathers what a handler is told of a call, but for the session, which the row's access decides about. */
export const createContext = async (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  merchant: Merchant,
  language: Language,
): Promise<Context> => {
  const { clock, config, database, geography, sites } = services;
  await clock.refresh();
  const site = await sites.read(merchant.code);
  const cookies = createCookies(request, reply);
  const clientAddress = clientAddressOf(request, cookies, config.isSandbox);
  return {
    merchant,
    site,
    session: null,
    language,
    host: hostOf(request.host),
    origin: originOf(request, config.publicPort),
    clientAddress,
    country: geography.countryOf(clientAddress, site.homeCountry),
    userAgent: request.headers['user-agent']?.slice(0, 256) ?? null,
    requestId: request.id,
    log: request.log,
    now: clock.now,
    tenant: (work) => database.tenant(merchant.code, work),
    cookies,
    services,
  };
};
