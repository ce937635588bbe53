import type { FastifyInstance } from 'fastify';
import './CallFacts.ts';
import type { Metrics } from '../metrics/createMetrics.ts';

/** A row where the route is none of the contract's: pages, pictures, addresses that nobody has. */
const noRow = 'other';

const eventStream = 'text/event-stream';

/** Counts and times every call that is answered, by its row. To be called before routes are registered. */
export const observeCalls = (
  app: FastifyInstance,
  { calls, callSeconds, vendorCalls }: Pick<Metrics, 'calls' | 'callSeconds' | 'vendorCalls'>,
): void => {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { failureCode, vendor } = request;
    const row = request.routeOptions.config.operation ?? noRow;
    const { statusCode } = reply;
    const code = failureCode ?? (statusCode < 400 ? 'OK' : `HTTP_${Math.floor(statusCode / 100)}XX`);
    calls.inc({ row, code });
    // How long somebody reads events says nothing about the platform.
    if (reply.getHeader('content-type') !== eventStream)
      callSeconds.observe({ row }, reply.elapsedTime / 1000);
    if (vendor !== undefined) vendorCalls.inc({ vendor, row, code });
  });
};
