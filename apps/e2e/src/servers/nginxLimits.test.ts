import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, createClient } from '@marquee/api-client';
import { getCountries } from '@marquee/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, keptConnections } from './ask.ts';
import { builtSites, hasServer, openWebServer } from './openWebServers.ts';
import type { WebServer } from './WebServer.ts';

const host = builtSites()[0]!.domains[0]!;
const call = getCountries.path;
const agent = keptConnections();

/** Stands for a node of the platform that refuses nobody. */
const node = createServer((_, answer) => answer.end('{"success":true,"value":[]}'));

/** So few that an attack is a few dozen calls: 3 a second, and 12 at once. */
const most = { callsPerSecond: 3, filesPerSecond: 3 };

describe.skipIf(!hasServer('nginx'))('what nginx lets one address have', () => {
  let behindCdn: WebServer;
  let open: WebServer;
  beforeAll(async () => {
    node.listen(0, '127.0.0.1');
    await once(node, 'listening');
    const nodes = [`127.0.0.1:${(node.address() as AddressInfo).port}`];
    behindCdn = await openWebServer('nginx', { nodes, most, cdnNetworks: ['127.0.0.0/8'] });
    open = await openWebServer('nginx', { nodes, most });
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all([behindCdn?.stop(), open?.stop()]);
    node.close();
  });

  const from = (server: WebServer, address: string, path: string) =>
    ask({
      port: server.ports.https,
      host,
      path,
      agent,
      tls: { name: host, authority: server.authority },
      headers: { 'x-forwarded-for': address },
    });

  /** Asks 30 times at once. */
  const storm = (server: WebServer, path: string, addressOf: (turn: number) => string) =>
    Promise.all(Array.from({ length: 30 }, (_, turn) => from(server, addressOf(turn), path)));

  /** Asks 30 times at once, and tells which answers came. */
  const attack = async (...asked: Parameters<typeof storm>) =>
    [...new Set((await storm(...asked)).map(({ status }) => status))].toSorted();

  test.each([
    ['calls', call, call],
    ['pages', '/', '/register'],
    ['pictures', '/art/avatars/poster/1.webp', '/art/avatars/poster/2.webp'],
  ])(
    '%s of an address that asks too often are refused, those of another one are not',
    async (_, path, other) => {
      const [attacker, visitor] = [`198.51.100.${path.length}`, '203.0.113.1'];
      expect(await attack(behindCdn, path, () => attacker)).toEqual([200, 429]);
      expect((await from(behindCdn, visitor, path)).status).toBe(200);
      const refused = await from(behindCdn, attacker, other);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    },
  );

  test('a page’s client understands the refusal', async () => {
    const address = '198.51.100.100';
    const client = createClient({
      baseUrl: '',
      merchant: () => undefined,
      language: () => 'en',
      token: () => undefined,
      // One of many that ask at once: however slow the machine is, the last of them are refused, the client's second try too.
      carry: async (path) => {
        const answers = await storm(behindCdn, path, () => address);
        const { status, headers, body } = answers.find((answer) => answer.status === 429) ?? answers[0]!;
        return new Response(new Uint8Array(body), { status, headers: headers as Record<string, string> });
      },
    });
    const error: unknown = await client(getCountries, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', details: { retryAfter: 1 } });
  });

  test('pictures and pages do not use up what an address has of calls', async () => {
    const address = '198.51.100.101';
    expect(await attack(behindCdn, '/art/avatars/poster/1.webp', () => address)).toContain(429);
    expect((await from(behindCdn, address, call)).status).toBe(200);
  });

  test('game vendors, who call from one address without a pause, are not counted', async () => {
    expect(await attack(behindCdn, '/vendor/v1/bet', () => '198.51.100.102')).toEqual([200]);
  });

  test('an address of IPv6 is one with its network', async () => {
    const own = (turn: number) => `2001:db8:0:1::${turn.toString(16)}`;
    expect(await attack(behindCdn, call, own)).toEqual([200, 429]);
    expect((await from(behindCdn, '2001:db8:0:2::1', call)).status).toBe(200);
  });

  test('an address that a visitor tells, who is no CDN, is not believed', async () => {
    expect(await attack(open, call, (turn) => `203.0.113.${turn}`)).toEqual([200, 429]);
    expect(await attack(open, '/', (turn) => `203.0.113.${turn}`)).toEqual([200, 429]);
  });
});
