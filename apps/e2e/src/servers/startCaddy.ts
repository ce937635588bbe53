import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { startProgram } from './startProgram.ts';
import type { WebServer } from './WebServer.ts';

/** Waits until a domain has its certificate: Caddy gets them after it has begun to listen. */
const untilCertified = async (port: number, servername: string) => {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false });
    const isCertified = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isCertified) return;
    await wait(20);
  }
  throw new Error(`Caddy has no certificate for ${servername}.`);
};

/** Checks a configuration as `caddy validate` does and starts Caddy, which signs certificates of `.localhost` itself. */
export const startCaddy = async (
  program: string,
  config: string,
  { ports, admin, domains }: { ports: WebServer['ports']; admin: number; domains: readonly string[] },
): Promise<WebServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-caddy-'));
  const address = `localhost:${admin}`;
  const env = { CADDY_ADMIN: address, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = (path: string) => ['--adapter', 'caddyfile', '--config', path];
  const run = (...all: string[]) =>
    execFileSync(program, all, { env: { ...process.env, ...env }, stdio: 'pipe' });
  run('validate', ...args(config));
  const running = await startProgram(program, ['run', ...args(config)], { port: ports.https, env });
  for (const domain of domains) await untilCertified(ports.https, domain);
  return {
    ports,
    authority: readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    load: async (next) => {
      run('reload', '--address', address, ...args(next));
    },
    log: running.log,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
