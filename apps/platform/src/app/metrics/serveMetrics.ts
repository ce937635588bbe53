import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Metrics, StartError } from '#kernel';

/** Where metrics are served, until `close`. */
export type MetricsServer = { port: number; close: () => Promise<void> };

/** Serves `/metrics` and nothing else, on a port of its own. Rejects with a `StartError` where the port is not to be had. */
export const serveMetrics = async (
  { scrape, contentType }: Pick<Metrics, 'scrape' | 'contentType'>,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `Metrics cannot be served at ${host}, port ${port} (${error.code}): set METRICS_HOST and METRICS_PORT to others.`,
      { cause: error },
    );
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
