import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#kernel';
import type { Traces } from './Traces.ts';

/**
 * Sends a span of each call and of each of its transactions to an OpenTelemetry collector. They name rows and
 * merchants, and neither paths nor members. A caller's own `traceparent` is not believed: it would choose what is
 * sampled.
 */
export const startTraces = ({ url, service }: NonNullable<Config['traces']>): Traces => {
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('marquee');
  const spans = new WeakMap<FastifyRequest, Span>();

  const traced = <T>(name: string, merchant: string | undefined, work: () => Promise<T>): Promise<T> =>
    tracer.startActiveSpan(
      name,
      { kind: SpanKind.CLIENT, attributes: merchant === undefined ? {} : { 'marquee.merchant': merchant } },
      async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    );
  return {
    follow: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const row = request.routeOptions.config.operation ?? 'other';
        const span = tracer.startSpan(row, {
          root: true,
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': request.method, 'marquee.request': request.id },
        });
        spans.set(request, span);
        done();
      });
      // Here and not before: reading a body leaves what was entered earlier.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        if (span) context.with(trace.setSpan(context.active(), span), done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        done();
        const span = spans.get(request);
        span?.setAttributes({
          'http.response.status_code': reply.statusCode,
          'marquee.code': request.failureCode ?? 'OK',
        });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    database: (database) => ({
      ...database,
      tenant: (merchant, work, patience) =>
        traced('transaction', merchant, () => database.tenant(merchant, work, patience)),
      system: (work) => traced('system', undefined, () => database.system(work)),
      call: (merchant, name, values) => traced(name, merchant, () => database.call(merchant, name, values)),
    }),
    stop: () => provider.shutdown(),
  };
};
