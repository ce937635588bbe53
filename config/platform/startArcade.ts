import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands } from '../../packages/brand/src/load/index.ts';
import { freePort } from './freePort.ts';
import { type SpawnedArcade, spawnArcade } from './spawnArcade.ts';
import { untilReady } from './untilReady.ts';

/** An arcade that runs beside a platform of a test. */
export type RunningArcade = {
  url: URL;
  env: SpawnedArcade['env'];
  stop: () => Promise<void>;
  /** Kills it as a power cut would, and starts it again on its store. */
  kill: () => Promise<void>;
};

/** Starts a game vendor of its own on a free port, for the platform that will listen at `platformPort`. */
export const startArcade = async (platformPort: number): Promise<RunningArcade> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-arcade-'));
  const brands = await loadBrands(join(import.meta.dirname, '../../brands'));
  const port = await freePort();
  const launch = async (again: boolean) => {
    const { child, env } = spawnArcade({
      port,
      platformPort,
      brands,
      folder,
      again,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
    // Whoever is cut short leaves no server behind.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      process.off('exit', kill);
      child.kill(signal);
      await ended;
    };
    try {
      await untilReady(port, () => child.exitCode !== null, '/health');
    } catch (error) {
      await end('SIGKILL');
      throw error;
    }
    return { env, end };
  };
  let running = await launch(false);
  return {
    url: new URL(`http://localhost:${port}`),
    env: running.env,
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
    kill: async () => {
      await running.end('SIGKILL');
      running = await launch(true);
    },
  };
};
