import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform } from '../createTestPlatform.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };

const source = join(import.meta.dirname, '../../src');
const folder = mkdtempSync(join(tmpdir(), 'marquee-traces-'));
const spans: Sent[] = [];
let bodies = '';
let collector: Server;
let url = '';

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      bodies += text;
      const { resourceSpans } = JSON.parse(text) as {
        resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  collector.close();
  rmSync(folder, { recursive: true });
});

/** Runs the platform's program with `words` and tells which of OpenTelemetry's files it has loaded. */
const filesOfTracing = (words: readonly string[]): string[] => {
  const hook = join(folder, 'told.mjs');
  writeFileSync(
    hook,
    `import { registerHooks } from 'node:module';
     registerHooks({ load: (url, context, next) => {
       if (url.includes('/node_modules/@opentelemetry/')) console.log('LOADED ' + url);
       return next(url, context);
     } });`,
  );
  const { stdout } = spawnSync(process.execPath, [`--import=${hook}`, ...words], {
    encoding: 'utf8',
    env: { ...process.env, SANDBOX: '1', DATA_DIR: folder },
  });
  expect(stdout, 'it has to run to its end').toContain('ended');
  return stdout.split('\n').filter((line) => line.startsWith('LOADED'));
};

const evaluate = (code: string) => ['--input-type=module', '--eval', `${code} console.log('ended');`];

test('without a collector nothing of OpenTelemetry is loaded', { timeout: 60_000 }, () => {
  const main = `await import('${source}/app/index.ts');`;
  const load = (traces: string) =>
    `await (await import('${source}/app/index.ts')).loadTraces({ traces: ${traces} });`;
  expect(filesOfTracing(evaluate(main + load('null')))).toEqual([]);
  expect(filesOfTracing(evaluate(load(`{ url: '${url}', service: 'marquee' }`)))).not.toEqual([]);
});

test('a call and its transactions are one trace that names no path and no member', async () => {
  const platform = await createTestPlatform({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const headers = { host: 'senvang-vip.localhost', 'x-language': 'en' };
  const { statusCode } = await platform.app.inject({
    method: 'POST',
    url: '/wps/verification/sms/register?secret-query=1',
    headers,
    payload: { mobileNum: '0933077001', countryDialingCode: '84' },
  });
  expect(statusCode).toBe(200);
  await platform.app.inject({ url: '/secret-path', headers });
  await platform.close();

  const call = spans.find(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'http.request.method' && value['stringValue'] === 'POST'),
  );
  expect(call?.name).toMatch(/^\w*[sS]ms\w*$/);
  expect(call?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(inside.map(({ name }) => name)).toContain('transaction');
  expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([call?.traceId]));
  expect(bodies).not.toMatch(/secret|933077001/);
});
