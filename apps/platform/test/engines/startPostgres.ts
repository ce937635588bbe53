import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@marquee/config/freePort';
import { Client } from 'pg';
import { findPostgres } from './findPostgres.ts';

/** PostgreSQL refuses to run as root: it is given to an account that owns nothing. */
const unprivileged = (): { uid: number; gid: number } | object => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const childrenOf = (pid: number): number[] => {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
};

const killIfAlive = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const untilAnswering = async (url: string, hasEnded: () => boolean) => {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    if (hasEnded()) return false;
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await wait(20);
    }
  }
  throw new Error('PostgreSQL did not start within 20 seconds.');
};

/** A PostgreSQL server of the tests' own. */
export type PostgresServer = {
  url: string;
  /** Ends all its processes without a moment's notice: kills them, or tells the first to (`SIGQUIT`). */
  crash: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>;
  /** Starts it on what a crash has left. Resolves once it takes connections. */
  restart: () => Promise<void>;
  /** Lets all its processes stand still, as a machine without a processor to spare does, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL server of its own on a folder that `stop` removes. */
export const startPostgres = async ({
  fsync = 'off',
}: { fsync?: 'on' | 'off' } = {}): Promise<PostgresServer> => {
  const programs = findPostgres();
  if (!programs)
    throw new Error('PostgreSQL is not on this machine: install it or set TEST_DATABASE_URL to a server.');
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  const owner = unprivileged();
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    return { server, ended: once(server, 'exit') };
  };
  let running = launch();
  const hasEnded = () => running.server.exitCode !== null || running.server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    running.server.kill(signal);
    await running.ended;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid = 0 } = running.server;
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal);
  };
  // Whoever is cut short leaves no server behind.
  const abandon = () => running.server.kill('SIGQUIT');
  process.once('exit', abandon);
  await untilAnswering(url, () => false);
  return {
    url,
    crash: async (signal) => {
      // Orphans would go on with what they do, and no new server starts beside them.
      const others = signal === 'SIGKILL' ? childrenOf(running.server.pid ?? 0) : [];
      await end(signal);
      for (const pid of others) killIfAlive(pid);
    },
    restart: async () => {
      // The killed may not be gone yet, and it refuses to start beside them.
      const deadline = Date.now() + 20_000;
      do {
        running = launch();
        if (await untilAnswering(url, hasEnded)) return;
      } while (Date.now() < deadline);
      throw new Error('PostgreSQL did not start again within 20 seconds.');
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      process.off('exit', abandon);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
