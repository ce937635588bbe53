import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './startProgram.ts';
import type { WebServer } from './WebServer.ts';

/** Writes one certificate that signs itself, and a folder for each domain that holds it. */
export const makeCertificates = (folder: string, domains: readonly string[]): string => {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'];
  for (const domain of domains) {
    mkdirSync(join(folder, domain), { recursive: true });
    const args = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ];
    const names = ['-subj', '/CN=Marquee test', '-addext', `subjectAltName=DNS:${domain}`];
    execFileSync('openssl', [...args, ...names, '-keyout', key, '-out', certificate], {
      cwd: join(folder, domain),
      stdio: 'ignore',
    });
  }
  return domains.map((domain) => readFileSync(join(folder, domain, certificate), 'utf8')).join('\n');
};

/** What a distribution's `nginx.conf` holds around a configuration that it includes. */
const around = (folder: string, config: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
  access_log off;
  gzip on;
  include /etc/nginx/mime.types;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `  ${use}_temp_path ${folder}/${use};`).join('\n')}
  include ${config};
}
`;

/** Checks a configuration as `nginx -t` does and starts nginx with it. */
export const startNginx = async (
  program: string,
  config: string,
  { ports, authority }: Pick<WebServer, 'ports' | 'authority'>,
): Promise<WebServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-'));
  const main = join(folder, 'nginx.conf');
  const args = ['-c', main, '-p', folder, '-e', 'stderr'];
  writeFileSync(main, around(folder, config));
  execFileSync(program, [...args, '-t'], { stdio: 'pipe' });
  const running = await startProgram(program, args, { port: ports.https });
  return {
    ports,
    authority,
    load: async (next) => {
      writeFileSync(main, around(folder, next));
      execFileSync(program, [...args, '-t'], { stdio: 'pipe' });
      running.child.kill('SIGHUP');
    },
    log: running.log,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
