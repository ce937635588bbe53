import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can swallow all that passes, as a network does that has lost its route. */
export const openSilentProxy = async (target: string) => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pairs = [
      [near, far],
      [far, near],
    ] as const;
    for (const [from, to] of pairs) {
      sockets.add(from);
      from.on('data', (part) => void (isSilent || to.write(part)));
      from.on('error', () => undefined);
      // Nobody hears that the other side has gone either.
      from.on('close', () => {
        sockets.delete(from);
        if (!isSilent) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : '');
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
    },
    /** Lets new connections through. What was swallowed stays lost, so the old ones are never whole again. */
    restore: () => {
      isSilent = false;
      for (const socket of sockets) socket.pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
