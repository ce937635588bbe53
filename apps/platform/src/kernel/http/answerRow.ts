import type { Operation, Row } from '@marquee/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addressOf.ts';
import { allowOwnDomains } from './allowOwnDomains.ts';
import { answerEvents, type EventSource } from './answerEvents.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import { checkAnswer } from './checkAnswer.ts';
import { checkInput } from './checkInput.ts';
import type { Context, PlainContext } from './Context.ts';
import { createContext } from './createContext.ts';
import { findMerchant } from './findMerchant.ts';
import { languageOf } from './languageOf.ts';
import { queryOf } from './queryOf.ts';
import { readBody } from './readBody.ts';
import { readText } from './readText.ts';
import { requireAccess } from './requireAccess.ts';
import { requireOpenSite } from './requireOpenSite.ts';
import { requireSignature } from './requireSignature.ts';
import type { RouterOptions } from './RouterOptions.ts';

/** A handler as the router calls it, when the row's own types no longer matter. */
export type AnyHandler = (
  context: Context & PlainContext,
  input: { body: unknown; query: unknown },
) => Promise<unknown>;

const requireFlag = ({ flags }: Row, { site }: Context) => {
  if (flags && !flags.some((flag) => site.hasFlag(flag))) throw new ApiFailure('FEATURE_DISABLED');
};

/** Does for one call everything that a row says: who may make it, whether it is on, what it takes and answers. */
export const answerRow = async (
  operation: Operation,
  row: Row,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouterOptions,
): Promise<FastifyReply> => {
  const { services, merchantsByHost, decrypter, findFlood, isStrict } = options;
  const setStatus = (status: number) => void reply.code(status);
  if (row.raw) {
    const { clock } = services;
    const plain = { services, log: request.log, now: clock.now, setStatus };
    const value = await handler(plain as Context & PlainContext, { body: undefined, query: undefined });
    checkAnswer(operation, row, value, { log: request.log, isStrict });
    return reply.send(value);
  }
  const wait = findFlood(addressOf(request.ip));
  if (wait > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter: wait });
  const merchant = findMerchant(request, merchantsByHost);
  if (row.acrossDomains) allowOwnDomains(request, reply, merchant);
  const language = languageOf(request.headers, merchant.brand);
  const context = await createContext(request, reply, services, merchant, language);
  requireOpenSite(row, context);
  context.session = await requireAccess(operation, row, context, request.headers.authorization);
  requireFlag(row, context);
  if (row.fromGateway) await requireSignature(context, request);
  const contentType = request.headers['content-type'];
  const read = await readBody(row, contentType, request.body, decrypter);
  const body = row.bodyType === 'image' ? read : checkInput(row.body, read, language);
  const query = checkInput(row.query, readText(queryOf(request), row.query), language);
  const value = await handler({ ...context, setStatus }, { body, query });
  if (row.sandbox && row.method !== 'GET') options.changed(merchant.code);
  if (row.events) return answerEvents(reply, value as EventSource<unknown>);
  if (isStrict || services.config.isSandbox) {
    checkAnswer(operation, row, value, { log: request.log, isStrict });
  }
  return reply.send({ success: true, value });
};
