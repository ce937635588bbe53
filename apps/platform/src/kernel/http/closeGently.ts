import type { FastifyInstance } from 'fastify';

/**
 * Stops listening and ends a server once its calls are answered. For `linger` milliseconds kept connections stay, and
 * each closes with the next answer on it: a proxy that gives up idle ones sooner never meets one that has just closed.
 */
export const closeGently = async (app: FastifyInstance, linger: number): Promise<void> => {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node closes idle connections with the listener, while a call may be under way on one of them.
  if (linger > 0) server.closeIdleConnections = () => undefined;
  const timer = setTimeout(closeIdle, linger);
  await app.close();
  clearTimeout(timer);
};
