import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { root } from './root.ts';

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/health/ready' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });

/**
 * Runs work beside a seeded sandbox platform of its own, which is gone afterwards. The platform's log is shown
 * only when it does not come up.
 */
export const withPlatform = async <T>(
  work: (url: URL) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
): Promise<T> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-'));
  const child = spawn('node', [join(root, 'apps/platform/src/main.ts')], {
    cwd: root,
    env: { ...process.env, SANDBOX: '1', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => log.push(text.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  try {
    const deadline = Date.now() + 60_000;
    while (!(await isReady(port))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The platform did not start:\n${log.join('')}`);
      await wait(100);
    }
    return await work(new URL(`http://127.0.0.1:${port}`));
  } finally {
    child.kill('SIGTERM');
    await Promise.race([ended, wait(5_000)]);
    rmSync(folder, { recursive: true, force: true });
  }
};
