import type { FastifyBaseLogger } from 'fastify';

/**
 * The log of one call, whose lines carry `bindings`. It is made when something is written to it, which most calls do
 * not: making one costs more than checking a signature.
 */
export const createCallLog = (
  log: FastifyBaseLogger,
  bindings: Record<string, unknown>,
): FastifyBaseLogger => {
  let own: FastifyBaseLogger | undefined;
  return new Proxy(log, {
    get: (_log, name) => {
      const known: unknown = Reflect.get(log, name);
      if (typeof known !== 'function') return known;
      return (...values: unknown[]): unknown => {
        own ??= log.child(bindings);
        const method: unknown = Reflect.get(own, name);
        return typeof method === 'function' ? Reflect.apply(method, own, values) : undefined;
      };
    },
  });
};
