import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startGateway } from '@marquee/config/gateway';
import { startPlatform } from '@marquee/config/platform';
import type { TestProject } from 'vitest/node';

const sites = join(import.meta.dirname, '../../../web/dist/brands');

/**
 * Serves the built sites by the real platform on a fresh data folder, with a payment gateway beside it; or uses the
 * ones that `npm start` runs at `E2E_PORT`.
 */
const setup = async (project: TestProject) => {
  const running = process.env['E2E_PORT'];
  if (running) {
    project.provide('port', Number(running));
    project.provide('gateway', `http://localhost:${Number(running) + 100}`);
    return undefined;
  }
  if (!existsSync(sites)) throw new Error('Build the sites first: npm run build');
  const gateway = await startGateway();
  const { url, stop } = await startPlatform({ NODE_ENV: 'production', ...gateway.env });
  project.provide('port', Number(url.port));
  project.provide('gateway', gateway.env.PAYMENT_URL);
  return async () => {
    await stop();
    await gateway.stop();
  };
};

export default setup;

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    /** Address of the payment gateway. */
    gateway: string;
  }
}
