import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './findPostgres.ts';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** PostgreSQL refuses to run as root: it is given to an account that owns nothing. */
const unprivileged = (): { uid: number; gid: number } | object => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const untilAnswering = async (url: string) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not start within 20 seconds.');
};

/** Starts a PostgreSQL server of its own on a folder that `stop` removes. */
export const startPostgres = async ({ fsync = 'off' }: { fsync?: 'on' | 'off' } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> => {
  const programs = findPostgres();
  if (!programs)
    throw new Error('PostgreSQL is not on this machine: install it or set TEST_DATABASE_URL to a server.');
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  const owner = unprivileged();
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync };
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilAnswering(url);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
