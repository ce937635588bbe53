import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ask, type PlatformProcess, startProcess } from './startProcess.ts';

// One folder for all: each test finds what the one before has left, as starts do.
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-process-'));
const processes: PlatformProcess[] = [];
afterEach(async () => {
  for (const { child, ended } of processes.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = (env?: Record<string, string>) => {
  const started = startProcess(dataDir, env);
  processes.push(started);
  return started;
};

const listening = async (started: PlatformProcess): Promise<number> => {
  const port = await started.port;
  if (port === null) throw new Error(`The platform did not start: ${started.output()}`);
  return port;
};

/** Asks for codes for sixty numbers at once; the addresses differ, so that no limit counts. */
const askCodes = (port: number, area: string, onAnswer: (number: string) => void) =>
  Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const mobileNum = `0933${area}${100 + index}`;
      const answer = await ask(port, {
        method: 'POST',
        path: '/wps/verification/sms/register',
        cookie: `sandbox-address=10.4.0.${index + 1}`,
        body: { mobileNum, countryDialingCode: '84' },
      });
      if (answer?.status === 200) onAnswer(mobileNum);
    }),
  );

const outbox = async (port: number, to = '') =>
  (await ask(port, { path: `/sandbox/outbox.json${to && `?to=${encodeURIComponent(to)}`}` }))?.text ?? '';

test(
  'killed while it writes, it opens again with everything that it had answered for',
  { timeout: 120_000 },
  async () => {
    const first = start();
    const firstPort = await listening(first);
    const answered: string[] = [];
    await askCodes(firstPort, '001', (number) => {
      answered.push(number);
      if (answered.length === 20) first.child.kill('SIGKILL');
    });
    expect((await first.ended).signal).toBe('SIGKILL');
    expect(answered.length).toBeGreaterThanOrEqual(20);

    const second = start();
    const port = await listening(second);
    expect((await ask(port, { path: '/health/ready' }))?.status).toBe(200);
    const sent = await outbox(port);
    for (const number of answered) expect(sent).toContain(`+84${number.slice(1)}`);
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual({ code: 0, signal: null });
  },
);

test(
  'told to stop, it finishes what is under way, ends well and lets go of its folder',
  { timeout: 120_000 },
  async () => {
    const started = start();
    const port = await listening(started);
    const answered: string[] = [];
    const asked = askCodes(port, '002', (number) => {
      answered.push(number);
      if (answered.length === 1) started.child.kill('SIGTERM');
    });
    await asked;
    expect(await started.ended).toEqual({ code: 0, signal: null });
    expect(readdirSync(dataDir).filter((name) => name.includes('lock') || name.includes('begun'))).toEqual(
      [],
    );
  },
);

test(
  'about to stop, it says so to whoever spreads calls and answers still, then ends',
  { timeout: 120_000 },
  async () => {
    const started = start({ DRAIN_SECONDS: '6' });
    const port = await listening(started);
    started.child.kill('SIGTERM');
    await expect
      .poll(async () => (await ask(port, { path: '/health/ready' }))?.text, { timeout: 2_500, interval: 50 })
      .toContain('draining');
    expect((await ask(port, { path: '/health/ready' }))?.status).toBe(503);
    expect((await ask(port, { path: '/wps/system/setting/register' }))?.status).toBe(200);
    expect(await started.ended).toEqual({ code: 0, signal: null });
  },
);

test(
  'a second start on the same folder, and one on a busy port, end in one clear sentence',
  { timeout: 120_000 },
  async () => {
    const first = start();
    await listening(first);
    const second = start();
    expect((await second.ended).code).toBe(1);
    expect(second.output().trim()).toMatch(/^.+ DATA_DIR .+\.$/);

    first.child.kill('SIGTERM');
    await first.ended;
    const holder = createServer().listen(0, 'localhost');
    await once(holder, 'listening');
    const address = holder.address();
    const busy = typeof address === 'object' && address ? String(address.port) : '';
    const third = start({ PORT: busy, LOG_LEVEL: 'silent' });
    expect((await third.ended).code).toBe(1);
    expect(third.output().trim()).toMatch(new RegExp(`^.+\\b${busy}\\b.+ PORT .+\\.$`));
    holder.close();
  },
);

test('a wrong setting ends in sentences that say what to set', async () => {
  const started = start({ PORT: 'many', SANDBOX: 'yes' });
  expect((await started.ended).code).toBe(1);
  expect(started.output()).toMatch(/^.*\bPORT\b.*"many"/m);
  expect(started.output()).toMatch(/^.*\bSANDBOX\b.*"yes"/m);
  expect(started.output()).not.toMatch(/\bat .+\.ts:\d+/);
});

test('a check names everything there is to set, or says that all holds together, and starts nothing', async () => {
  const check = async (env: Record<string, string>) => {
    const checked = startProcess(dataDir, env, ['--check']);
    return { ...(await checked.ended), said: checked.output(), port: await checked.port };
  };
  const bare = await check({ SANDBOX: '', METRICS_PORT: 'many' });
  expect(bare.code).toBe(1);
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'GEOIP_FILE', 'PAYLOAD_KEY', 'MEMBER_KEY', 'PAYMENT_URL'])
    expect(bare.said).toContain(`Set ${name}`);
  expect(bare.said).toMatch(/METRICS_PORT.*"many"/);
  const whole = await check({ SANDBOX: '1' });
  expect(whole).toMatchObject({
    code: 0,
    port: null,
    said: expect.stringContaining('hold together') as string,
  });
});

test('the log is JSON with request ids and holds no secret', { timeout: 120_000 }, async () => {
  const started = start();
  const port = await listening(started);
  const link = { resetToken: 'a-secret-link', newPassword: 'a-secret-password' };
  await ask(port, {
    method: 'POST',
    path: '/wps/member/password/email/verification?token=a-secret-query',
    body: link,
  });
  await ask(port, {
    path: '/wps/member/info',
    cookie: 'mq_session=a-secret-cookie; captcha=a-secret-answer',
  });
  await ask(port, {
    method: 'POST',
    path: '/wps/verification/sms/register',
    body: { mobileNum: '0933099001', countryDialingCode: '84', captcha: 'a-secret-captcha' },
  });
  const code = /\b\d{6}\b/.exec(await outbox(port, '+84933099001'))?.[0] ?? '';
  expect(code).toHaveLength(6);
  started.child.kill('SIGTERM');
  await started.ended;
  const lines = started
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const calls = lines.filter(({ msg }) => msg === 'call');
  expect(calls).toHaveLength(4);
  for (const call of calls)
    expect(call).toMatchObject({ reqId: expect.any(String), status: expect.any(Number) });
  expect(started.output()).not.toMatch(/a-secret/);
  expect(started.output()).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(started.output()).not.toContain('933099001');
});
