import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of the loopback address that nothing listens on at this moment, no two of them the same. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
  for (const server of servers) server.close();
  return ports;
};
