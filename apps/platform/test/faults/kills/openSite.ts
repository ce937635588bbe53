import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createGateway } from '@marquee/gateway';
import { freePort } from '@marquee/config/freePort';
import { startPostgres } from '../../engines/startPostgres.ts';
import { type PlatformProcess, startProcess } from '../startProcess.ts';
import { createHttpCaller } from './createHttpCaller.ts';

/** What is killed. */
export type Victim = 'server' | 'postgres';

/** Milliseconds until the platform was ready again: from the start of what was killed, and from when that took connections. */
export type Restart = { victim: Victim; sinceStart: number; sinceAccepting: number };

/** Milliseconds after which a platform that is not ready will not be. */
const patience = 60_000;

/** Where the platform logs in, and where whoever looks past the merchants does. */
type Place = { url: string; adminUrl: string };

const asAdmin = (url: string): Promise<Place> => Promise.resolve({ url, adminUrl: url });

/**
 * A platform in a process of its own beside a PostgreSQL and a payment gateway of its own, on the database that
 * `prepare` makes in that.
 */
export const openSite = async (prepare: (clusterUrl: string) => Promise<Place> = asAdmin) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-faults-'));
  const secret = randomBytes(32).toString('base64url');
  const gateway = createGateway({ secret });
  const gatewayUrl = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const postgres = await startPostgres();
  const place = await prepare(postgres.url);
  const port = await freePort();
  const caller = createHttpCaller(port);
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: place.url,
    PAYMENT_URL: gatewayUrl,
    PAYMENT_SECRET: secret,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  let platform: PlatformProcess;

  /** The status of its readiness; null while it takes no connections. */
  const askReadiness = () =>
    caller
      .inject({ method: 'GET', url: '/health/ready', headers: { host: 'localhost' } })
      .then(({ statusCode }) => statusCode)
      .catch(() => null);
  /** When it took a connection again, and when it was ready. */
  const untilReady = async () => {
    const deadline = performance.now() + patience;
    let accepting: number | undefined;
    while (performance.now() < deadline) {
      const status = await askReadiness();
      if (status !== null) accepting ??= performance.now();
      if (status === 200) return { accepting: accepting ?? 0, ready: performance.now() };
      if (platform.child.exitCode !== null)
        throw new Error(`The platform ended by itself:\n${platform.output().slice(-4_000)}`);
      await wait(10);
    }
    throw new Error('The platform is not ready after a minute.');
  };
  const startServer = async (): Promise<Restart> => {
    const begun = performance.now();
    platform = startProcess(folder, env);
    const { accepting, ready } = await untilReady();
    return { victim: 'server', sinceStart: ready - begun, sinceAccepting: ready - accepting };
  };
  const kills: Record<Victim, (isGentle: boolean) => Promise<Restart>> = {
    server: async () => {
      platform.child.kill('SIGKILL');
      await platform.ended;
      return startServer();
    },
    postgres: async (isGentle) => {
      await postgres.crash(isGentle ? 'SIGQUIT' : 'SIGKILL');
      const begun = performance.now();
      await postgres.restart();
      const accepting = performance.now();
      const { ready } = await untilReady();
      return { victim: 'postgres', sinceStart: ready - begun, sinceAccepting: ready - accepting };
    },
  };
  // Whoever is cut short leaves no server behind.
  const abandon = () => platform.child.kill('SIGKILL');
  process.once('exit', abandon);
  await startServer();
  return {
    caller,
    databaseUrl: place.adminUrl,
    clusterUrl: postgres.url,
    gateway,
    /** What the gateway signs with. */
    secret,
    /** Kills without warning and starts again at once; resolves when the platform is ready. */
    kill: (victim: Victim, isGentle: boolean) => kills[victim](isGentle),
    /** What the platform has logged since it was started last. */
    output: () => platform.output(),
    close: async () => {
      process.off('exit', abandon);
      caller.close();
      platform.child.kill('SIGKILL');
      await platform.ended;
      await postgres.stop();
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A platform that can be killed. */
export type FaultSite = Awaited<ReturnType<typeof openSite>>;
