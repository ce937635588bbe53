import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { builtSites, hasServer, openWebServer } from './openWebServers.ts';
import type { WebServer } from './WebServer.ts';

const host = builtSites()[0]!.domains[0]!;

describe.skipIf(!hasServer('nginx'))('a connection that a stopping node drops, behind nginx', () => {
  let server: WebServer;
  const calls = { dropped: 0, answered: 0 };
  /** Takes calls and hangs up, as a node does whose port is closed before it has taken them. */
  const stopping = createServer((call) => {
    calls.dropped += 1;
    call.socket.resetAndDestroy();
  });
  const running = createServer((_, answer) => {
    calls.answered += 1;
    answer.end('{"success":true}');
  });
  const portOf = (node: Server) => (node.address() as AddressInfo).port;

  beforeAll(async () => {
    for (const node of [stopping, running]) node.listen(0, '127.0.0.1');
    await Promise.all([stopping, running].map((node) => once(node, 'listening')));
    server = await openWebServer('nginx', {
      nodes: [stopping, running].map((node) => `127.0.0.1:${portOf(node)}`),
    });
  });
  afterAll(async () => {
    await server?.stop();
    for (const node of [stopping, running]) node.close();
  });

  /** Posts until the stopping node was met, and tells what the call that met it was answered. */
  const postUntilDropped = async (path: string) => {
    const before = { ...calls };
    for (let call = 0; call < 4; call += 1) {
      const { status } = await ask({
        port: server.ports.https,
        host,
        tls: { name: host, authority: server.authority },
        path,
        method: 'POST',
        body: '{}',
      });
      const dropped = calls.dropped - before.dropped;
      if (dropped > 0) return { status, dropped, answered: calls.answered - before.answered - call };
    }
    return undefined;
  };

  test('a vendor’s call is sent to the next node, since it counts once however often it comes', async () => {
    expect(await postUntilDropped('/vendor/v1/bet')).toEqual({ status: 200, dropped: 1, answered: 1 });
  });

  test('another call that changes something is not sent twice', async () => {
    expect(await postUntilDropped('/wps/session/login')).toEqual({ status: 502, dropped: 1, answered: 0 });
  });
});
