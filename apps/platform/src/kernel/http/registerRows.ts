import { endpoints, type Operation, type Row } from '@marquee/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ApiFailure } from '../errors/ApiFailure.ts';
import { type AnyHandler, answerRow } from './answerRow.ts';
import { answerConsole, type ConsoleHandler } from './answerConsole.ts';
import { answerSigned, type SignedHandler } from './answerSigned.ts';
import './CallFacts.ts';
import { checkRefusal } from './checkRefusal.ts';
import type { Handlers } from './handler.ts';
import { imageLimit } from './imageTypes.ts';
import type { RouterOptions } from './RouterOptions.ts';

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** Nobody would read the events of a call for headers alone. */
const hasHead = ({ method, events }: Row) => method === 'GET' && !events;

const answerBy = (
  operation: Operation,
  row: Row,
  handler: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouterOptions,
): Promise<FastifyReply> => {
  if (row.console) return answerConsole(operation, row, handler as ConsoleHandler, request, reply, options);
  return row.signed
    ? answerSigned(operation, row, handler as SignedHandler, request, reply, options)
    : answerRow(operation, row, handler as AnyHandler, request, reply, options);
};

/** Registers every row of the table; other methods of a path answer 405 and name the right ones. */
export const registerRows = (app: FastifyInstance, handlers: Handlers, options: RouterOptions): void => {
  const served = new Map<string, HTTPMethods[]>();
  for (const [id, row] of Object.entries(endpoints as Record<string, Row>)) {
    if (row.sandbox && !options.services.config.isSandbox) continue;
    const operation = id as Operation;
    app.route({
      method: row.method,
      url: row.path,
      config: { operation },
      ...(row.bodyType === 'image' && { bodyLimit: imageLimit }),
      exposeHeadRoute: hasHead(row),
      handler: (request, reply) =>
        answerBy(operation, row, handlers[operation], request, reply, options).catch((error: unknown) => {
          const { isStrict, services } = options;
          if (isStrict || services.config.isSandbox)
            checkRefusal(operation, row, error, { log: request.log, isStrict });
          throw error;
        }),
    });
    const known = served.get(row.path) ?? [];
    served.set(row.path, [...known, row.method, ...(hasHead(row) ? ['HEAD'] : [])]);
  }
  for (const [url, allowed] of served) {
    app.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url,
      handler: async (_request, reply) => {
        reply.header('Allow', allowed.join(', '));
        throw new ApiFailure('METHOD_NOT_ALLOWED');
      },
    });
  }
};
