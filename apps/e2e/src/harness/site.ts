import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, testVariables } from '@marquee/variables';
import { startGateway } from '@marquee/config/gateway';
import { startPlatform } from '@marquee/config/platform';
import { afterAll, inject } from 'vitest';

/** Where the journeys of a file walk: the platform's port, the payment gateway's address, and how both are ended. */
type Site = { port: number; gateway: string; stop: () => Promise<void> };

const built = join(import.meta.dirname, '../../../web/dist/brands');

const startSite = async (): Promise<Site> => {
  const port = createReader(testVariables).number('E2E_PORT');
  if (port !== undefined) {
    return { port, gateway: `http://localhost:${port + 100}`, stop: async () => undefined };
  }
  if (!existsSync(built)) throw new Error('Build the sites first: npm run build');
  const gateway = await startGateway();
  try {
    const platform = await startPlatform({
      env: { NODE_ENV: 'production', ...gateway.env },
      from: inject('dataFolder'),
    });
    const stop = async () => {
      await platform.stop();
      await gateway.stop();
    };
    return { port: Number(platform.url.port), gateway: gateway.env.PAYMENT_URL, stop };
  } catch (error) {
    await gateway.stop();
    throw error;
  }
};

/**
 * The built sites, served by the real platform on a fresh data folder with a payment gateway beside it; or the ones
 * that `npm start` runs at `E2E_PORT`. Each file of journeys has one of its own, so none finds the money or the
 * clock of another.
 */
export const site: Site = await startSite();

afterAll(() => site.stop());
