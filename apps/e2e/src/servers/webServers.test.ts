import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startPlatform, type RunningPlatform } from '@marquee/config/platform';
import { freePort } from '@marquee/config/freePort';
import { endpoints } from '@marquee/contract';
import { baseHeaders, strictTransport } from '@marquee/deployment';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, ask, type Call, keptConnections } from './ask.ts';
import { findWeaknesses, gradeHeaders } from './gradeHeaders.ts';
import { builtSites, consoleHost, dist, hasServer, openWebServer, serverNames } from './openWebServers.ts';
import type { WebServer } from './WebServer.ts';

const sites = builtSites();
const hosts = sites.flatMap(({ domains }) => domains);
const host = hosts[0] ?? '';
const rows = Object.values(endpoints);

type Wish = Partial<Omit<Call, 'port' | 'tls'>> & { name?: string };

/** What the platform itself answers, as whoever stands in front of it does. */
const askPlatform = (platform: RunningPlatform, { headers, ...wish }: Wish) =>
  ask({
    port: Number(platform.url.port),
    host,
    path: '/',
    ...wish,
    headers: { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https', ...headers },
  });

const unpacked = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
};

const fileIn = (folder: string, ending: string) =>
  `/assets/${readdirSync(join(dist, 'brands', folder, 'assets')).find((name) => name.endsWith(ending))}`;

/** Every kind of address that a site has, and of those that it has not. */
const pathsOf = ({ folder, prefixes }: (typeof sites)[number]) => {
  const [language = ''] = prefixes.map((prefix) => `/${prefix}`);
  const pages = [
    '/',
    '/index.html',
    '/register',
    '/register/',
    '/home',
    '/games/some-game',
    '/member/deposit',
  ];
  return [
    ...pages,
    ...pages.map((path) => `${language}${path}`),
    language,
    '/nothing/here',
    `${language}/nothing/here`,
    '/%C3%A9/%20',
    ...['.js', '.css', '.woff2', '.svg'].map((ending) => fileIn(folder, ending)),
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/speed.html',
    '/speed.html/',
    `${language}/speed.html`,
    '/offline',
    `${language}/offline`,
    '/app.html',
    `${language}/app.html`,
    '/routes.json',
    '/merchants/SENVIP/',
    '/merchants/SENVIP/index.html',
    '/assets',
    '/assets/',
    '/assets/gone-12345678.js',
    '/favicon.ico',
    `${fileIn(folder, '.js')}.br`,
    '/index.html.gz',
    '/robots.txt?a=b',
  ];
};

const told = ['content-type', 'cache-control', 'content-encoding', 'vary', ...Object.keys(baseHeaders)];

/** What a visitor sees of an answer. What stands in for a missing file is each server's own. */
const seen = (answer: Answer, own: Readonly<Record<string, string | undefined>> = {}) => {
  const { status, headers } = answer;
  if (status === 404 && headers['cache-control'] !== 'no-cache') return { status };
  if (status === 404 && !unpacked(answer).includes('data-entry')) return { status };
  const names = told.map((name) => name.toLowerCase());
  return {
    status,
    text: createHash('sha256').update(unpacked(answer)).digest('hex'),
    ...Object.fromEntries(names.map((name) => [name, headers[name]])),
    ...own,
  };
};

/** The platform has answered, and names what it answered. */
const isHandedOn = ({ headers }: Answer) => headers['x-request-id'] !== undefined;

/** So much that the platform's own limit is met first. */
const plenty = { callsPerSecond: 10_000, filesPerSecond: 10_000 };

for (const name of serverNames)
  describe.skipIf(!hasServer(name))(`behind ${name}`, () => {
    let platform: RunningPlatform;
    let server: WebServer;
    beforeAll(async () => {
      platform = await startPlatform({
        env: { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.0/8', LOG_LEVEL: 'warn' },
        from: inject('dataFolder'),
      });
      server = await openWebServer(name, { nodes: [platform.url.host], most: plenty });
    });
    afterAll(async () => {
      await server?.stop();
      await platform?.stop();
    });

    const get = ({ name: sni, ...wish }: Wish = {}) =>
      ask({
        port: server.ports.https,
        host,
        path: '/',
        ...wish,
        tls: { name: sni ?? wish.host ?? host, authority: server.authority },
      });

    test('the operators’ console is the platform’s, on its own host alone', async () => {
      const at = (path: string) => get({ host: consoleHost, path });
      const page = await at('/withdrawals');
      expect([page.status, unpacked(page)]).toEqual([200, expect.stringContaining('id="root"')]);
      expect(page.headers['content-security-policy']).toContain("script-src 'self';");
      expect(page.headers['strict-transport-security']).toBe(strictTransport);
      const call = await at('/wps/staff/me');
      expect([call.status, call.headers['strict-transport-security']]).toEqual([401, strictTransport]);
      expect((await at('/health/live')).status).toBe(404);
      expect((await get({ path: '/wps/staff/me' })).status).toBe(404);
      const plain = await ask({ port: server.ports.http, host: consoleHost, path: '/people' });
      expect([plain.status, plain.headers['location']]).toEqual([308, `https://${consoleHost}/people`]);
    });

    test('every path of the contract reaches the platform, and none for the machines around it', async () => {
      const paths = [...new Set(rows.map(({ path }) => path))];
      const reached = await Promise.all(
        paths.map(async (path) => {
          const { status, headers } = await get({ path, method: 'PATCH' });
          return { path, status, isPlatform: headers['x-request-id'] !== undefined };
        }),
      );
      expect(paths).toContain('/vendor/v1/bet');
      const kept = reached.filter(({ isPlatform }) => !isPlatform);
      expect(kept).toEqual([
        { path: '/health/live', status: 404, isPlatform: false },
        { path: '/health/ready', status: 404, isPlatform: false },
      ]);
      // A method that no row has is refused by the platform alone.
      expect(reached.filter(({ isPlatform }) => isPlatform).filter(({ status }) => status !== 405)).toEqual(
        [],
      );
    });

    test.each(['/openapi.json', '/.well-known/jwks.json', '/wps/system/countries'])(
      '%s is answered by the platform, with the headers of https',
      async (path) => {
        const { status, headers } = await get({ path });
        expect(status).toBe(200);
        expect(headers['strict-transport-security']).toBe(strictTransport);
        expect(headers['content-security-policy']).toBe(baseHeaders['Content-Security-Policy']);
      },
    );

    test('a picture is answered by the platform, without the headers of documents', async () => {
      const { status, headers } = await get({ path: '/art/avatars/poster/1.webp' });
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['strict-transport-security']).toBe(strictTransport);
      expect(headers['content-security-policy']).toBeUndefined();
    });

    test.each(sites)('$domains.0 is served as the platform itself serves it', async (site) => {
      for (const path of pathsOf(site)) {
        for (const coding of ['br, gzip', 'gzip;q=1.0, br;q=0', 'identity']) {
          const wish = { path, host: site.domains[0]!, headers: { 'accept-encoding': coding } };
          const [own, platforms] = await Promise.all([get(wish), askPlatform(platform, wish)]);
          // The platform knows the policy of each document; a web server that of all that the build has written.
          const isDocument =
            String(platforms.headers['content-type']).startsWith('text/html') && !isHandedOn(own);
          const policy = isDocument ? { 'content-security-policy': site.policy } : {};
          expect(seen(own), `${path} as ${coding}`).toEqual(seen(platforms, policy));
        }
      }
    });

    test('every answer says that it was sent over https, and how it was packed', async () => {
      for (const path of ['/', '/nothing', '/robots.txt', '/assets/gone-12345678.js']) {
        const { headers } = await get({ path });
        expect(headers['strict-transport-security'], path).toBe(strictTransport);
        expect(headers['vary'], path).toBe('Accept-Encoding');
      }
    });

    test('a page is rendered by the platform, and stands in its frame where that is away', async () => {
      for (const { domains } of sites) {
        const page = await get({ host: domains[0]!, path: '/register' });
        expect([page.status, isHandedOn(page)]).toEqual([200, true]);
        expect(unpacked(page)).toContain('<h1');
      }
      const port = await freePort();
      const alone = await openWebServer(name, { nodes: [`127.0.0.1:${port}`], most: plenty });
      try {
        const tls = { name: host, authority: alone.authority };
        const frame = await ask({ port: alone.ports.https, host, tls, path: '/register' });
        expect([frame.status, frame.headers['content-security-policy']]).toEqual([200, sites[0]!.policy]);
        expect(unpacked(frame)).toContain('data-entry');
        const missing = await ask({ port: alone.ports.https, host, tls, path: '/nothing' });
        expect(missing.status).toBe(404);
      } finally {
        await alone.stop();
      }
    });

    test('a file that is missing is no page and is kept by nobody', async () => {
      const { status, headers, body } = await get({ path: '/assets/gone-12345678.js' });
      expect(status).toBe(404);
      expect(String(headers['cache-control'])).not.toMatch(/immutable|max-age/);
      expect(body.toString()).not.toMatch(/data-entry/);
    });

    test.each([
      '/../../../../etc/passwd',
      '/assets/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd',
      '/en/../merchants/SENVIP/',
    ])('%s leads out of no folder', async (path) => {
      const { status } = await get({ path });
      expect([400, 404]).toContain(status);
    });

    test('what a browser has already is not sent again', async () => {
      const path = fileIn(sites[0]!.folder, '.js');
      const first = await get({ path, headers: { 'accept-encoding': 'br' } });
      const again = await get({
        path,
        headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toMatch(/immutable/);
    });

    test('plain http leads to https, for a known host alone', async () => {
      const plain = (call: Partial<Call>) =>
        ask({ port: server.ports.http, host, path: '/en/help?a=b', ...call });
      for (const method of ['GET', 'POST']) {
        const { status, headers } = await plain({ method });
        expect([status, headers['location']]).toEqual([308, `https://${host}/en/help?a=b`]);
      }
      await expect(plain({ host: 'elsewhere.example' })).rejects.toThrow(/hang up|ECONNRESET/);
    });

    test('an unknown host gets no certificate, and none of the sites by a known one', async () => {
      await expect(get({ name: 'elsewhere.example', host: 'elsewhere.example' })).rejects.toThrow(
        /handshake|unrecognized|alert/i,
      );
      const { status } = await get({ name: host, host: 'elsewhere.example' });
      expect(status).toBe(421);
    });

    test('a host is told to the platform as the visitor asked for it, whatever a header claims', async () => {
      const other = sites.find(({ domains }) => domains[0] !== host)!.domains[0]!;
      const path = '/wps/system/whitelabel';
      const [own, spoofed, foreign] = await Promise.all([
        get({ path }),
        get({ path, headers: { 'x-forwarded-host': other, forwarded: `host=${other}` } }),
        get({ path, host: other }),
      ]);
      expect(spoofed.body.equals(own.body)).toBe(true);
      expect(foreign.body.equals(own.body)).toBe(false);
    });

    test('a picture of the largest size reaches the platform', async () => {
      const row = rows.find((row) => 'bodyType' in row && row.bodyType === 'image')!;
      const { status, headers } = await get({
        path: row.path,
        method: row.method,
        headers: { 'content-type': 'image/png' },
        body: Buffer.alloc(5 * 1024 * 1024 - 1),
      });
      expect(headers['x-request-id']).toBeDefined();
      expect(status).toBe(401);
    });

    test.each(hosts)('the headers of %s are graded A+ by others', async (host) => {
      const [page, plain, foreign] = await Promise.all([
        get({ host }),
        ask({ port: server.ports.http, host, path: '/' }),
        get({ host, method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } }),
      ]);
      expect(gradeHeaders({ host, page, plain, foreign })).toEqual({ grade: 'A+', score: 120, failed: [] });
      expect(findWeaknesses(String(page.headers['content-security-policy']))).toEqual([]);
    });

    describe('limits by address', () => {
      const path = '/wps/system/countries';
      const from = (address: string) => ({ 'x-forwarded-for': address });

      /** Calls more often than one address may within a minute; tells what was answered last. */
      const callTooOften = async (call: (number: number) => Promise<Answer>) => {
        const callers = Array.from({ length: 20 }, async (_, caller) => {
          let status = 200;
          for (let turn = 0; turn < 70 && status === 200; turn += 1)
            ({ status } = await call(caller * 70 + turn));
          return status;
        });
        return new Set(await Promise.all(callers));
      };

      test('count visitors behind a CDN by the address that it tells', async () => {
        const behind = await openWebServer(name, {
          nodes: [platform.url.host],
          cdnNetworks: ['127.0.0.0/8'],
          most: plenty,
        });
        const agent = keptConnections();
        const tls = { name: host, authority: behind.authority };
        const call = (address: string) =>
          ask({ port: behind.ports.https, host, path, agent, tls, headers: from(address) });
        try {
          const one = '203.0.113.1';
          expect(await callTooOften(() => call(one))).toContain(429);
          expect((await call('203.0.113.9')).status).toBe(200);
          expect((await call(`203.0.113.9, ${one}`)).status).toBe(429);
        } finally {
          agent.destroy();
          await behind.stop();
        }
      });

      test('believe no address that a visitor tells', async () => {
        const agent = keptConnections();
        const told = await callTooOften((number) =>
          get({ path, agent, headers: from(`203.0.113.${number % 250}`) }),
        );
        agent.destroy();
        expect(told).toContain(429);
      });
    });
  });
