import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, testVariables } from '@marquee/variables';
import { startArcade } from '@marquee/config/arcade';
import { freePort } from '@marquee/config/freePort';
import { startGateway } from '@marquee/config/gateway';
import { startPlatform } from '@marquee/config/platform';
import { afterAll, inject } from 'vitest';

/**
 * Where the journeys of a file walk: the platform's port, the payment gateway's and the game vendor's addresses, and
 * how all are ended. `crash` kills the vendor as a power cut would, and starts it again.
 */
type Site = {
  port: number;
  gateway: string;
  arcade: string;
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

const built = join(import.meta.dirname, '../../../web/dist/brands');

const startSite = async (): Promise<Site> => {
  const running = createReader(testVariables).number('E2E_PORT');
  if (running !== undefined) {
    return {
      port: running,
      gateway: `http://localhost:${running + 100}`,
      arcade: `http://localhost:${running + 200}`,
      crash: () => Promise.reject(new Error('What npm start runs is not killed.')),
      stop: async () => undefined,
    };
  }
  if (!existsSync(built)) throw new Error('Build the sites first: npm run build');
  const port = await freePort();
  const parties = await Promise.all([startGateway(), startArcade(port)]);
  const [gateway, arcade] = parties;
  const stopParties = () => Promise.all(parties.map((party) => party.stop()));
  try {
    const platform = await startPlatform({
      port,
      env: { NODE_ENV: 'production', ...gateway.env, ...arcade.env },
      from: inject('dataFolder'),
    });
    return {
      port,
      gateway: gateway.env.PAYMENT_URL,
      arcade: arcade.url.origin,
      crash: arcade.kill,
      stop: async () => {
        await platform.stop();
        await stopParties();
      },
    };
  } catch (error) {
    await stopParties();
    throw error;
  }
};

/**
 * The built sites, served by the real platform on a fresh data folder with a payment gateway and a game vendor beside it; or the ones
 * that `npm start` runs at `E2E_PORT`. Each file of journeys has one of its own, so none finds the money or the
 * clock of another.
 */
export const site: Site = await startSite();

afterAll(() => site.stop());
