import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ask, type PlatformProcess, startProcess } from '../faults/startProcess.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };

const folder = mkdtempSync(join(tmpdir(), 'marquee-traces-'));
const told = join(folder, 'told.mjs');
const spans: Sent[] = [];
let bodies = '';
let collector: Server;
let url = '';
let platform: PlatformProcess | undefined;

beforeAll(async () => {
  // Has Node say which of OpenTelemetry's files it loads.
  writeFileSync(
    told,
    `import { registerHooks } from 'node:module';
     registerHooks({ load: (url, context, next) => {
       if (url.includes('/node_modules/@opentelemetry/')) console.log('LOADED ' + url);
       return next(url, context);
     } });`,
  );
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
afterEach(async () => {
  platform?.child.kill('SIGKILL');
  await platform?.ended;
});
afterAll(() => {
  collector.close();
  rmSync(folder, { recursive: true });
});

const start = async (env: Record<string, string>) => {
  platform = startProcess(join(folder, 'data'), { NODE_OPTIONS: `--import=${told}`, ...env });
  const port = await platform.port;
  if (port === null) throw new Error(platform.output());
  return { port, running: platform };
};

test(
  'without a collector nothing of OpenTelemetry is loaded; with one, a call and its transactions are one trace that names no path and no member',
  { timeout: 120_000 },
  async () => {
    const bare = await start({});
    await ask(bare.port, { path: '/health/ready' });
    expect(bare.running.output()).not.toContain('LOADED');
    bare.running.child.kill('SIGTERM');
    await bare.running.ended;

    const { port, running } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    expect(running.output()).toContain('LOADED');
    await ask(port, {
      method: 'POST',
      path: '/wps/verification/sms/register?secret-query=1',
      body: { mobileNum: '0933077001', countryDialingCode: '84' },
    });
    await ask(port, { path: '/secret-path' });
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);

    const call = spans.find(({ attributes }) =>
      attributes.some(({ key, value }) => key === 'http.request.method' && value['stringValue'] === 'POST'),
    );
    expect(call?.name).toMatch(/^\w*[sS]ms\w*$/);
    expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(inside.map(({ name }) => name)).toContain('transaction');
    expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([call?.traceId]));
    expect(bodies).not.toMatch(/secret|933077001/);
  },
);
