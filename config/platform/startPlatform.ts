import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { untilReady } from './untilReady.ts';

const main = join(import.meta.dirname, '../../apps/platform/src/main.ts');

/** A platform that runs beside a script or a test. */
export type RunningPlatform = {
  url: URL;
  stop: () => Promise<void>;
  /** Lets it take over what a brand's folder says now, which is what loading the folder gave. Rejects with its reason. */
  apply: (brand: object) => Promise<void>;
  /** Stops it and starts it again at its address and on its data, so that it takes over what the folders say now. */
  restart: () => Promise<void>;
};

type Options = {
  env?: NodeJS.ProcessEnv;
  /** A packed data folder to begin with a copy of; without it the platform migrates and seeds a new one. */
  from?: string;
  /** Where it listens; a free port unless somebody has been told one already. */
  port?: number;
};

/** Milliseconds that a platform which was told to stop may take; it drains before that. */
const patience = 20_000;

/**
 * Starts a seeded sandbox platform of its own on a free port and a data folder of its own, both gone after `stop`.
 * Rejects with the platform's log when it does not come up.
 */
export const startPlatform = async ({
  env = {},
  from,
  port: told,
}: Options = {}): Promise<RunningPlatform> => {
  const port = told ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'marquee-'));
  if (from) cpSync(from, folder, { recursive: true });
  const launch = async () => {
    const child = spawn('node', [main], {
      env: { ...process.env, SANDBOX: '1', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-20_000)));
    }
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
    // Whoever is cut short leaves no server behind.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    const end = async () => {
      process.off('exit', kill);
      child.kill('SIGTERM');
      const timer = setTimeout(kill, patience);
      await ended;
      clearTimeout(timer);
    };
    try {
      await untilReady(port, () => child.exitCode !== null);
    } catch (error) {
      await end();
      throw new Error(`${(error as Error).message}\n${log}`, { cause: error });
    }
    const apply = (brand: object) =>
      new Promise<void>((resolve, reject) => {
        child.once('message', (answer) =>
          answer === 'applied' ? resolve() : reject(new Error(String(answer))),
        );
        child.send(brand, (error) => error && reject(error));
      });
    return { end, apply };
  };
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const stop = async () => {
    await running?.end();
    process.off('exit', removeFolder);
    removeFolder();
  };
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  try {
    running = await launch();
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async () => {
    await running?.end();
    running = await launch();
  };
  const apply = async (brand: object) => running?.apply(brand);
  return { url: new URL(`http://127.0.0.1:${port}`), stop, apply, restart };
};
