import { errorCodes, type Operation, type Row } from '@marquee/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addressOf.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import './CallFacts.ts';
import { checkAnswer } from './checkAnswer.ts';
import { checkInput } from './checkInput.ts';
import type { VendorContext } from './Context.ts';
import { failureOf } from './failureOf.ts';
import { findMerchant } from './findMerchant.ts';
import { isSigned } from './isSigned.ts';
import { readBody } from './readBody.ts';
import { requireOpenSite } from './requireOpenSite.ts';
import type { RouterOptions } from './RouterOptions.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { VendorCallEnd } from './VendorServices.ts';

/** A handler of a signed row as the router calls it, when the row's own types no longer matter. */
export type SignedHandler = (
  context: VendorContext,
  input: { body: unknown; query: unknown },
) => Promise<unknown>;

/** A vendor's servers call without a pause: an address's calls are counted only while they are not signed. */
const requireSignature = async (
  request: FastifyRequest,
  merchant: string,
  { services, findFlood }: RouterOptions,
): Promise<{ vendor: string; secretId: string | null }> => {
  const vendor = String(request.headers['x-vendor'] ?? '');
  const body = typeof request.body === 'string' ? request.body : '';
  const secrets = await services.vendorSecrets.find(merchant, vendor);
  const used = secrets.find(({ secret }) => isSigned(body, request.headers['x-signature'], [secret]));
  if (used) return { vendor, secretId: used.id };
  const wait = findFlood(addressOf(request.ip));
  if (wait > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter: wait });
  // Only of a vendor that has a secret here: anybody may write any name into a header.
  if (secrets.length > 0)
    services.vendorCalls.record({ merchant, vendor, end: 'unsigned', milliseconds: 0, secretId: null });
  throw new ApiFailure('BAD_SIGNATURE');
};

const endOf = (error: unknown): VendorCallEnd =>
  errorCodes[failureOf(error).code] >= 500 ? 'failed' : 'refused';

type SignedCall = {
  operation: Operation;
  row: Row;
  handler: SignedHandler;
  request: FastifyRequest;
  merchant: Merchant;
  vendor: string;
};

const answer = async (
  { operation, row, handler, request, merchant, vendor }: SignedCall,
  { services, decrypter, isStrict }: RouterOptions,
): Promise<unknown> => {
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
  return value;
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
  const { services, merchantsByHost } = options;
  const merchant = findMerchant(request, merchantsByHost);
  const begun = performance.now();
  const { vendor, secretId } = await requireSignature(request, merchant.code, options);
  request.vendor = vendor;
  const count = (end: VendorCallEnd) =>
    services.vendorCalls.record({
      merchant: merchant.code,
      vendor,
      end,
      milliseconds: performance.now() - begun,
      secretId,
    });
  const call = { operation, row, handler, request, merchant, vendor };
  const value = await answer(call, options).catch((error: unknown) => {
    count(endOf(error));
    throw error;
  });
  count('answered');
  return reply.send({ success: true, value });
};
