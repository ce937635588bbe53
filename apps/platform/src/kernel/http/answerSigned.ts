import type { Operation, Row } from '@marquee/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addressOf.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import './CallFacts.ts';
import { checkAnswer } from './checkAnswer.ts';
import { checkInput } from './checkInput.ts';
import type { VendorContext } from './Context.ts';
import { findMerchant } from './findMerchant.ts';
import { isSigned } from './isSigned.ts';
import { readBody } from './readBody.ts';
import { requireOpenSite } from './requireOpenSite.ts';
import type { RouterOptions } from './RouterOptions.ts';

/** A handler of a signed row as the router calls it, when the row's own types no longer matter. */
export type SignedHandler = (
  context: VendorContext,
  input: { body: unknown; query: unknown },
) => Promise<unknown>;

/** A vendor's servers call without a pause: an address's calls are counted only while they are not signed. */
const requireSignature = (
  request: FastifyRequest,
  merchantCode: string,
  { services, findFlood }: RouterOptions,
): string => {
  const vendor = String(request.headers['x-vendor'] ?? '');
  const body = typeof request.body === 'string' ? request.body : '';
  const secrets = services.config.vendors.secretsOf(merchantCode, vendor);
  if (isSigned(body, request.headers['x-signature'], secrets)) return vendor;
  const wait = findFlood(addressOf(request.ip));
  throw wait > 0 ? new ApiFailure('RATE_LIMITED', { retryAfter: wait }) : new ApiFailure('BAD_SIGNATURE');
};

/**
 * Answers a game vendor's call. It has no session and no reader: the signature says who calls, and the host for
 * which merchant.
 */
export const answerSigned = async (
  operation: Operation,
  row: Row,
  handler: SignedHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouterOptions,
): Promise<FastifyReply> => {
  const { services, merchantsByHost, decrypter, isStrict } = options;
  const merchant = findMerchant(request, merchantsByHost);
  const vendor = requireSignature(request, merchant.code, options);
  request.vendor = vendor;
  const text = await readBody(row, request.headers['content-type'], request.body, decrypter);
  const body = checkInput(row.body, text, 'en');
  if ((body as { brand?: unknown }).brand !== merchant.code) throw new ApiFailure('WRONG_BRAND');
  const { clock, sites, config } = services;
  await clock.refresh();
  if (!row.always) {
    requireOpenSite(row, {
      site: await sites.read(merchant.code),
      country: null,
      clientAddress: null,
      now: clock.now,
    });
  }
  const context = { merchant, vendor, services, log: request.log, now: clock.now };
  const value = await handler(context, { body, query: undefined });
  if (isStrict || config.isSandbox) checkAnswer(operation, row, value, { log: request.log, isStrict });
  return reply.send({ success: true, value });
};
