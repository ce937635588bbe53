import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test/createTestPlatform.ts';
import { type MetricsServer, serveMetrics } from './serveMetrics.ts';

let platform: TestPlatform;
let server: MetricsServer;

beforeAll(async () => {
  platform = await createTestPlatform({ METRICS_PORT: '0' });
  if (!platform.metrics) throw new Error('METRICS_PORT is set: there have to be metrics.');
  server = await serveMetrics(platform.metrics, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

const get = (path = '/metrics') =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: String(answer.headers['content-type']), text }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Series by name and labels, each with its value. */
const series = async () => {
  const { text } = await get();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
};

const call = (path: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url: path, headers: { host: 'sen-vang.localhost', ...headers } });

test('a scrape is in the OpenMetrics format, and the port has nothing else', async () => {
  const { status, type, text } = await get();
  expect(status).toBe(200);
  expect(type).toContain('application/openmetrics-text');
  expect(text).toMatch(/# EOF\n$/);
  expect((await get('/')).status).toBe(404);
  expect((await get('/metrics?x=1')).status).toBe(404);
  expect((await platform.app.inject({ url: '/metrics' })).body).not.toContain('marquee_calls');
});

test('calls are counted and timed by row and code', async () => {
  const before = await series();
  await call('/health/live');
  await call('/wps/member/info');
  const after = await series();
  const rise = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(rise('marquee_calls_total{row="getLiveness",code="OK"}')).toBe(1);
  expect(rise('marquee_call_duration_seconds_count{row="getLiveness"}')).toBe(1);
  expect(rise('marquee_calls_total{row="getMemberInfo",code="NOT_LOGGED_IN"}')).toBe(1);
});

test('no caller adds a series, or gets a word of theirs into one', async () => {
  const attack = async (round: string) => {
    for (let index = 0; index < 60; index += 1) {
      const word = `attack-${round}-${index}`;
      await call(`/${word}/${index}`);
      await call(`/wps/${word}?${word}=${word}`);
      await call('/wps/system/setting/register', { host: `${word}.example` });
      await platform.app.inject({
        method: index % 2 ? 'PUT' : 'DELETE',
        url: '/health/live',
        headers: { host: 'sen-vang.localhost', 'user-agent': word, 'x-request-id': word },
      });
      await platform.app.inject({
        method: 'POST',
        url: '/vendor/v1/bet',
        headers: {
          host: 'sen-vang.localhost',
          'content-type': 'application/json',
          'x-vendor': word,
          'x-signature': `sha256=${word}`,
        },
        payload: { brand: word },
      });
    }
  };
  await attack('first');
  const before = [...(await series()).keys()];
  await attack('second');
  const after = await series();
  // The runtime tells of each kind of garbage collection from its first on, whoever calls.
  const ours = (keys: readonly string[]) => keys.filter((key) => !key.startsWith('nodejs_gc_')).toSorted();
  expect(ours([...after.keys()])).toEqual(ours(before));
  expect([...after.keys()].join('\n')).not.toContain('attack');
  expect([...after.keys()].join('\n')).not.toContain('marquee_vendor_calls_total{');
});

test('pools, rounds, queues, the audit and the event loop are told', async () => {
  await platform.services.audit.run();
  await expect
    .poll(async () =>
      [...(await series()).keys()].filter((name) => name.startsWith('marquee_outbox_waiting')),
    )
    .toHaveLength(platform.services.merchants.length);
  const told = await series();
  expect(told.get('marquee_ledger_breaches')).toBe(0);
  expect(told.get('marquee_draining')).toBe(0);
  expect(told.get('marquee_ledger_audit_age_seconds')).toBeGreaterThanOrEqual(0);
  for (const round of ['delivery', 'withdrawals', 'cleaning'])
    expect(told.has(`marquee_round_late_seconds{round="${round}"}`)).toBe(true);
  expect([...told.keys()].some((name) => name.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
  platform.drain();
  expect((await series()).get('marquee_draining')).toBe(1);
});
