import { freePort } from './freePort.ts';
import { type SpawnedGateway, spawnGateway } from './spawnGateway.ts';
import { untilReady } from './untilReady.ts';

/** A gateway that runs beside a platform of a test. */
export type RunningGateway = { env: SpawnedGateway['env']; stop: () => Promise<void> };

/** Starts a payment gateway of its own on a free port; `env` is what the platform beside it needs. */
export const startGateway = async (): Promise<RunningGateway> => {
  const port = await freePort();
  const { child, env } = spawnGateway(port, ['ignore', 'ignore', 'inherit']);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  // Whoever is cut short leaves no server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(port, () => child.exitCode !== null, '/health');
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, stop };
};
