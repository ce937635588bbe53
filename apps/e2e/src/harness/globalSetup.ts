import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPlatform } from '@marquee/config/platform';
import type { TestProject } from 'vitest/node';

const sites = join(import.meta.dirname, '../../../web/dist/brands');

/** Serves the built sites by the real platform on a fresh data folder, or uses the one that runs at `E2E_PORT`. */
const setup = async (project: TestProject) => {
  const running = process.env['E2E_PORT'];
  if (running) {
    project.provide('port', Number(running));
    return undefined;
  }
  if (!existsSync(sites)) throw new Error('Build the sites first: npm run build');
  const { url, stop } = await startPlatform({ NODE_ENV: 'production' });
  project.provide('port', Number(url.port));
  return stop;
};

export default setup;

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
  }
}
