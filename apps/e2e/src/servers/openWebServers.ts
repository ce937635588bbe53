import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/config/freePort';
import { type Deployment, readDeployment, type ServedSite, writeServerFiles } from '@marquee/deployment';
import { startCaddy } from './startCaddy.ts';
import { makeCertificates, startNginx } from './startNginx.ts';
import { findProgram, type WebServer } from './WebServer.ts';

/** The folder of the built sites. */
export const dist = join(import.meta.dirname, '../../../web/dist');

/** The host of the operators' console in tests. */
export const consoleHost = 'console.localhost';

const sitesFile = join(dist, 'deploy/sites.json');

/** The sites that the build has made. */
export const builtSites = (): ServedSite[] => {
  if (!existsSync(sitesFile)) throw new Error('Build the sites first: npm run build');
  return JSON.parse(readFileSync(sitesFile, 'utf8')) as ServedSite[];
};

const configs = { nginx: 'nginx.conf', caddy: 'Caddyfile' } as const;

/** The web servers that sites are configured for. */
export type ServerName = keyof typeof configs;

/** A web server's configuration in a folder, as the build and a release leave it there. */
export const configOf = (name: ServerName, folder: string): string => join(folder, configs[name]);

/** All of them. */
export const serverNames = Object.keys(configs) as ServerName[];

const needed = { nginx: ['nginx', 'openssl'], caddy: ['caddy'] };

/** Whether this machine has a web server and what it needs beside it. Says loudly what is missing. */
export const hasServer = (name: ServerName): boolean => {
  const missing = needed[name].filter((program) => !findProgram(program));
  if (missing.length > 0) console.warn(`SKIPPED with ${name}: install ${missing.join(' and ')}.`);
  return missing.length === 0;
};

/** Ports and certificates of a web server of a test, known before its configuration is written. */
export type Place = Pick<Deployment, 'ports' | 'certificates'> & { admin: number };

/** Chooses ports and a folder of certificates. */
export const choosePlace = async (): Promise<Place & { remove: () => void }> => {
  const certificates = mkdtempSync(join(tmpdir(), 'marquee-certificates-'));
  const [http, https, admin] = await Promise.all([freePort(), freePort(), freePort()]);
  return {
    ports: { http, https },
    admin,
    certificates,
    remove: () => rmSync(certificates, { recursive: true, force: true }),
  };
};

/** Starts a web server with the configuration in a folder, as the build and a release leave it there. */
export const startServer = async (
  name: ServerName,
  folder: string,
  { ports, admin, certificates }: Place,
): Promise<WebServer> => {
  const program = findProgram(name) ?? name;
  const config = configOf(name, folder);
  const domains = [...builtSites().flatMap((site) => site.domains), consoleHost];
  if (name === 'caddy') return startCaddy(program, config, { ports, admin, domains });
  return startNginx(program, config, { ports, authority: makeCertificates(certificates, domains) });
};

/** Starts a web server in front of a platform, for the built sites where the build has left them. */
export const openWebServer = async (
  name: ServerName,
  settings: Pick<Deployment, 'nodes'> & Partial<Deployment>,
): Promise<WebServer> => {
  const place = await choosePlace();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-config-'));
  const sites = builtSites();
  const { ports, certificates } = place;
  const root = join(dist, 'brands');
  writeServerFiles(folder, {
    ...readDeployment({}),
    consoleHost,
    root,
    sites,
    ports,
    certificates,
    ...settings,
  });
  const server = await startServer(name, folder, place);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      place.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
