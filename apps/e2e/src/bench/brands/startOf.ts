import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cost } from './costOf.ts';

/** Clock ticks of Linux in a second. */
const ticks = 100;
const port = 4_390;

const isReady = () =>
  new Promise<boolean>((resolve) => {
    get({ port, host: '127.0.0.1', path: '/health/ready' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });

const cpuOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / ticks;
};

/** What the first start of a copy's platform cost, and the share of a processor that it takes with nobody there. Linux alone. */
export const startOf = async (copy: string, idleSeconds: number): Promise<Cost & { idle: number }> => {
  const data = mkdtempSync(join(tmpdir(), 'marquee-start-'));
  const began = performance.now();
  const child = spawn('node', ['apps/platform/src/main.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANDBOX: '1',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('The platform ended before it was ready.');
      await wait(50);
    }
    const cost = { cpu: cpuOf(child.pid!), wall: (performance.now() - began) / 1000 };
    // The first rounds belong to the start; the last of them begins a minute after it.
    await wait(80_000);
    const before = cpuOf(child.pid!);
    await wait(idleSeconds * 1_000);
    return { ...cost, idle: (cpuOf(child.pid!) - before) / idleSeconds };
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
};
