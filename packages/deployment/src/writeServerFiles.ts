import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyConfig } from './caddy/caddyConfig.ts';
import { nginxConfig } from './nginx/nginxConfig.ts';
import type { Deployment } from './Deployment.ts';

/** Name of the file that tells what sites a build has made. */
export const sitesFile = 'sites.json';

/** Writes `nginx.conf` and `Caddyfile` into a folder, and `sites.json`, from which a release writes them anew. */
export const writeServerFiles = (folder: string, deployment: Deployment): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, sitesFile), JSON.stringify(deployment.sites));
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(deployment));
  writeFileSync(join(folder, 'Caddyfile'), caddyConfig(deployment));
};
