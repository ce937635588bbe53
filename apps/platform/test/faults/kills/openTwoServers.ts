import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@marquee/config/freePort';
import { createGateway } from '@marquee/gateway';
import type { Caller } from '../../Caller.ts';
import { prepareDatabase } from '../../clusters/prepareDatabase.ts';
import { startPostgres } from '../../engines/startPostgres.ts';
import { type PlatformProcess, startProcess } from '../startProcess.ts';
import { createHttpCaller } from './createHttpCaller.ts';

const command = join(import.meta.dirname, '../../../src/seed/apply/main.ts');

/** What came of a command: its lines, and whether it was killed before its end. */
export type Ended = { lines: string[]; isKilled: boolean; isDone: boolean };

/** Two PostgreSQL servers with a database each, two platforms on both, and the command that moves merchants. */
export const openTwoServers = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-moves-'));
  const secret = randomBytes(32).toString('base64url');
  const gateway = createGateway({ secret });
  const gatewayUrl = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const servers = await Promise.all([startPostgres(), startPostgres()]);
  // As an administrator makes them: the platform logs in as an owner whom row-level security holds.
  const [main, west] = await Promise.all([
    prepareDatabase(servers[0].url, 'marquee'),
    prepareDatabase(servers[1].url, 'marquee'),
  ]);
  const storage = { DATABASE_URL: main.url, DATABASES: `west=${west.url}` };
  const env = {
    ...storage,
    HOST: '127.0.0.1',
    PAYMENT_URL: gatewayUrl,
    PAYMENT_SECRET: secret,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const nodes: PlatformProcess[] = [];
  const callers: ReturnType<typeof createHttpCaller>[] = [];
  // Whoever is cut short leaves no server behind.
  const abandon = () => nodes.forEach(({ child }) => child.kill('SIGKILL'));
  process.once('exit', abandon);
  for (let count = 0; count < 2; count += 1) {
    const port = await freePort();
    const node = startProcess(folder, { ...env, PORT: String(port) });
    const caller = createHttpCaller(port);
    nodes.push(node);
    callers.push(caller);
    const ask = () =>
      caller
        .inject({ method: 'GET', url: '/health/ready', headers: { host: 'localhost' } })
        .then(({ statusCode }) => statusCode)
        .catch(() => null);
    while ((await ask()) !== 200) {
      if (node.child.exitCode !== null) throw new Error(`A platform ended by itself:\n${node.output()}`);
      await wait(50);
    }
  }
  let calls = 0;
  const caller: Caller = {
    inject: (call) => {
      const next = callers[(calls += 1) % callers.length];
      if (!next) throw new Error('There is no platform.');
      return next.inject(call);
    },
  };
  return {
    caller,
    databaseUrl: main.adminUrl,
    urls: { main: main.adminUrl, west: west.adminUrl },
    gateway,
    secret,
    output: () => nodes.map(({ output }) => output()).join('\n'),
    /** What a platform says that is started with the first database alone. */
    startWithFirst: async (): Promise<string> => {
      const node = startProcess(folder, { ...env, PORT: '0', DATABASES: '' });
      if ((await node.port) !== null) node.child.kill('SIGKILL');
      await node.ended;
      return node.output();
    },
    /** Runs `merchants move`; `isTime` is asked at each of its lines whether to kill it, `after` so many milliseconds. */
    move: async (
      words: readonly string[],
      isTime: (lines: readonly string[]) => boolean = () => false,
      after = 0,
    ): Promise<Ended> => {
      const child = spawn(process.execPath, [command, 'move', ...words], {
        env: { ...process.env, ...storage },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let written = '';
      let failed = '';
      let isKilled = false;
      const linesOf = () => written.split('\n').slice(0, -1);
      child.stderr.on('data', (part: Buffer) => (failed += part.toString()));
      child.stdout.on('data', (part: Buffer) => {
        written += part.toString();
        if (isKilled || !isTime(linesOf())) return;
        isKilled = true;
        setTimeout(() => child.kill('SIGKILL'), after);
      });
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== null && code !== 0)
        throw new Error(`move ${words.join(' ')} failed:\n${written}${failed}`);
      return { lines: linesOf(), isKilled: code === null, isDone: code === 0 };
    },
    close: async () => {
      process.off('exit', abandon);
      for (const { close } of callers) close();
      for (const { child, ended } of nodes) {
        child.kill('SIGKILL');
        await ended;
      }
      await Promise.all(servers.map(({ stop }) => stop()));
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
