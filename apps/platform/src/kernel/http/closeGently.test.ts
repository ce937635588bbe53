import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeGently } from './closeGently.ts';

const listen = async () => {
  const app = Fastify({ return503OnClosing: false });
  app.post('/', async () => 'answered');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const call = (agent: Agent) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method: 'POST', agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
      });
      sent.on('error', reject);
      sent.end();
    });
  return { app, call };
};

test('a call on a kept connection is answered, the last one on it, and none on a new one is taken', async () => {
  const { app, call } = await listen();
  const kept = new Agent({ keepAlive: true });
  expect(await call(kept)).toEqual({ status: 200, connection: 'keep-alive' });
  const closed = closeGently(app, 30_000);
  await expect(call(new Agent())).rejects.toThrow('ECONNREFUSED');
  expect(await call(kept)).toEqual({ status: 200, connection: 'close' });
  // Nobody waits for the end of the time when all connections are gone.
  await closed;
});

test('connections that nobody uses are closed when their time is over', async () => {
  const { app, call } = await listen();
  const kept = new Agent({ keepAlive: true });
  await call(kept);
  await closeGently(app, 50);
  await expect(call(kept)).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
});
