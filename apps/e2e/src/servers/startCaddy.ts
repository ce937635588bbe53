import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './startProgram.ts';
import type { WebServer } from './WebServer.ts';

/** Checks a configuration as `caddy validate` does and starts Caddy, which signs certificates of `.localhost` itself. */
export const startCaddy = async (
  program: string,
  config: string,
  { ports, admin }: { ports: WebServer['ports']; admin: number },
): Promise<WebServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-caddy-'));
  const address = `localhost:${admin}`;
  const env = { CADDY_ADMIN: address, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = (path: string) => ['--adapter', 'caddyfile', '--config', path];
  const run = (...all: string[]) =>
    execFileSync(program, all, { env: { ...process.env, ...env }, stdio: 'pipe' });
  run('validate', ...args(config));
  const running = await startProgram(program, ['run', ...args(config)], { port: ports.https, env });
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
