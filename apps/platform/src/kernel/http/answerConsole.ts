import type { Operation, Row } from '@marquee/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addressOf.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import { checkAnswer } from './checkAnswer.ts';
import { checkInput } from './checkInput.ts';
import type { ConsoleContext, StaffContext, StaffOfMerchant } from './Context.ts';
import { createConsoleContext } from './createConsoleContext.ts';
import { hostOf } from './hostOf.ts';
import { queryOf } from './queryOf.ts';
import { readBody } from './readBody.ts';
import { readText } from './readText.ts';
import { requireStaff } from './requireStaff.ts';
import type { RouterOptions } from './RouterOptions.ts';

/** A handler of the console as the router calls it, when the row's own types no longer matter. */
export type ConsoleHandler = (
  context: StaffOfMerchant,
  input: { body: unknown; query: unknown },
) => Promise<unknown>;

/** Refuses what a page of another site has sent: browsers say so, and no page of another site has business here. */
const requireOwnOrigin = ({ headers }: FastifyRequest, { origin }: ConsoleContext) => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ApiFailure('FOREIGN_ORIGIN');
  const from = headers.origin;
  const isOwn = (text: string) => URL.canParse(text) && new URL(text).hostname === new URL(origin).hostname;
  if (from !== undefined && !isOwn(from)) throw new ApiFailure('FOREIGN_ORIGIN');
};

const withStaff = async (
  row: Row,
  context: ConsoleContext,
  claimed: string | undefined,
): Promise<ConsoleContext | StaffContext | StaffOfMerchant> => {
  if (row.token === 'none') return context;
  const { staff, merchant } = await requireStaff(row, context, claimed);
  if (!merchant) return { ...context, staff };
  const { database } = context.services;
  return { ...context, staff, merchant, tenant: (work) => database.tenant(merchant.code, work) };
};

/**
 * Answers a call of the console: on its own host alone, for whoever its cookie says, about the merchant that `X-Merchant`
 * names. On any other host there is no such call.
 */
export const answerConsole = async (
  operation: Operation,
  row: Row,
  handler: ConsoleHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouterOptions,
): Promise<FastifyReply> => {
  const { services, decrypter, findFlood, isStrict, changed } = options;
  const { consoleHost, isSandbox } = services.config;
  if (consoleHost === null || hostOf(request.host) !== consoleHost) throw new ApiFailure('NOT_FOUND');
  const wait = findFlood(addressOf(request.ip));
  if (wait > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter: wait });
  const context = await createConsoleContext(operation, request, reply, services);
  requireOwnOrigin(request, context);
  const claimed = request.headers['x-merchant'];
  const known = await withStaff(row, context, typeof claimed === 'string' ? claimed : undefined);
  const { language } = context;
  const read = await readBody(row, request.headers['content-type'], request.body, decrypter);
  const body = row.bodyType === 'image' ? read : checkInput(row.body, read, language);
  const query = checkInput(row.query, readText(queryOf(request), row.query), language);
  const value = await handler(known as StaffOfMerchant, { body, query });
  if (row.method !== 'GET' && 'merchant' in known) changed(known.merchant.code);
  if (isStrict || isSandbox) checkAnswer(operation, row, value, { log: request.log, isStrict });
  return reply.send({ success: true, value });
};
