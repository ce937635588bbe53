import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what Linux, macOS and Windows give to connections and to listeners that ask for any port. */
const range = { first: 20_000, pairs: 6_000 };

const tries = 100;

const listen = async (port: number, host?: string) => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
};

/**
 * A TCP port that nothing listens on, for a server that is started later, on whichever address. Nothing else comes to
 * listen there by chance in between, and no other call, in this process or in another one, gives it while this
 * process lives. Rejects when no port can be had.
 */
export const freePort = async (): Promise<number> => {
  let reason: unknown;
  for (let i = 0; i < tries; i += 1) {
    const port = range.first + 2 * Math.floor(Math.random() * range.pairs);
    try {
      // The port beside it stays taken, which tells other processes and ends with this one.
      const guard = await listen(port + 1, '127.0.0.1');
      guard.unref();
      const server = await listen(port);
      await once(server.close(), 'close');
      return port;
    } catch (error) {
      reason = error;
    }
  }
  throw new Error('No free port was found.', { cause: reason });
};
