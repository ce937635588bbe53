import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { baseHeaders } from '@marquee/deployment';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/Config.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { compressAnswer } from './compressAnswer.ts';
import { createCallLog } from './createCallLog.ts';
import { describeError } from '../errors/describeError.ts';
import { failureOf } from './failureOf.ts';
import { hostOf } from './hostOf.ts';
import { imageTypes } from './imageTypes.ts';
import { languageOf } from './languageOf.ts';
import { refuse } from './refuse.ts';

/** Largest body in bytes. */
const bodyLimit = 256 * 1024;

const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();

/** A server that knows nothing of rows yet: bodies as text, request ids, headers, the log, refusals. */
export const createServer = async (
  config: Pick<Config, 'trustedProxies'>,
  log: FastifyBaseLogger,
  merchantsByHost: ReadonlyMap<string, Merchant>,
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    childLoggerFactory: createCallLog,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    // A call that has come is answered, whatever moment it chose.
    return503OnClosing: false,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void reply.header('X-Request-Id', request.id);
      refuse(reply, languageOf(request.headers), failureOf(error));
    },
    onProtoPoisoning: 'error',
  });
  const languageFor = (request: { headers: Record<string, string | string[] | undefined> }) => {
    const merchant = merchantsByHost.get(hostOf(String(request.headers['host'] ?? '')));
    return languageOf(request.headers, merchant?.brand);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded', 'application/jose'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser([...imageTypes], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(cookie);
  const tellsCalls = ['trace', 'debug', 'info'].includes(log.level);
  // No promises where nothing is waited for: these run for each call.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(baseHeaders).header('x-request-id', request.id).header('cache-control', 'no-store');
    done();
  });
  app.addHook('onSend', compressAnswer);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (!tellsCalls) return;
    const [path] = request.url.split('?');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    // By the log itself: a call that has nothing else to tell needs none of its own.
    log.info(
      { reqId: request.id, method: request.method, host: request.host, path, status: reply.statusCode, ms },
      'call',
    );
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    const { code } = failure;
    if (code === 'INTERNAL' || code === 'BUSY') request.log.error({ failure: describeError(error) }, code);
    return refuse(reply, languageFor(request), failure);
  });
  return app;
};
