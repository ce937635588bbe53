import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/Merchant.ts';
import { hostOf } from './hostOf.ts';

const hostIn = (origin: string | undefined) =>
  origin !== undefined && URL.canParse(origin) ? hostOf(new URL(origin).host) : undefined;

/** Lets a page at another domain of the same merchant read the answer; a browser sends no cookie of ours along. */
export const allowOwnDomains = (
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { domains }: Pick<Merchant, 'domains'>,
): void => {
  const host = hostIn(origin);
  if (host && domains.includes(host)) void reply.header('Access-Control-Allow-Origin', origin);
};
