import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/Merchant.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import { hostOf } from './hostOf.ts';

/** The merchant of a call's host, which has to be the one that the call itself names. */
export const findMerchant = (request: FastifyRequest, merchants: ReadonlyMap<string, Merchant>): Merchant => {
  const merchant = merchants.get(hostOf(request.host));
  if (!merchant) throw new ApiFailure('DOMAIN_UNKNOWN');
  const claimed = request.headers['x-merchant'];
  if (claimed !== undefined && claimed !== merchant.code) throw new ApiFailure('MERCHANT_MISMATCH');
  return merchant;
};
